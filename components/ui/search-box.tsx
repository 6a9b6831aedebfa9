import type { InputHTMLAttributes, Ref } from "react";
import { Icon } from "#components/ui/icon";

type SearchBoxProps = InputHTMLAttributes<HTMLInputElement> & {
	id: string;
	ref?: Ref<HTMLInputElement>;
};

/** A search field with the submit button of its form. */
export const SearchBox = (input: SearchBoxProps) => (
	<div className="search-box">
		<input type="search" name="q" {...input} />
		<button type="submit" aria-label="Search">
			<Icon name="search" />
		</button>
	</div>
);
