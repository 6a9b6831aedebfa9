import type { Reply } from "#lib/submissions/form/reply";
import { SURE_FIELD } from "#lib/submissions/model/sure-field";

/** Once the sender was asked whether something is right, sending the form again says that it is. */
export const SureField = ({ reply }: { reply: Reply | undefined }) =>
	reply?.outcome === "question" && <input type="hidden" name={SURE_FIELD} value="yes" />;
