const line = { type: "string" };

const lines = (...names: string[]) => ({
	type: "object",
	required: names,
	properties: Object.fromEntries(names.map((name) => [name, line])),
});

const HEADERS = [
	{
		name: "Idempotency-Key",
		in: "header",
		required: true,
		description:
			"The submission's id, the same on every attempt. A connection can break after the backend took a submission: keep the keys of the last week, and answer a repeat as the first time without taking it again.",
		schema: { type: "string", format: "uuid" },
	},
	{
		name: "Submission-Reference",
		in: "header",
		required: true,
		description: "The reference that the visitor can name on the phone, like K7MQ-3TXW-9",
		schema: line,
	},
];

const REFUSALS = {
	"4XX": {
		description:
			"Refused for good, except 408 and 429: it is not sent again, and staff find it with `npm run submissions`",
	},
	default: { description: "Anything else, and no answer in 60 seconds: the same is sent again, for a week" },
};

const json = (schema: object) => ({ content: { "application/json": { schema } } });

const VERDICT = {
	success: { type: "boolean" },
	message: { type: "string", description: "What the visitor reads instead of the site's own words" },
};

/** The site's posts to the backend, and how it reads the responses, in the form of OpenAPI's `paths`. */
export const POST_PATHS = {
	"/mail": {
		post: {
			summary:
				"A contact request, a complaint or a report of a fake (then `description` begins so). What a form does not ask for is empty: of a report all but `description` may be. Another path can be configured (`CONTACT_PATH`).",
			parameters: HEADERS,
			requestBody: {
				required: true,
				...json({
					type: "object",
					required: ["formData", "formType"],
					properties: {
						formType: { enum: ["enquiry", "loan", "account"] },
						formData: lines(
							"name",
							"phone",
							"address",
							"email",
							"dob",
							"location",
							"description",
							"accountType",
							"loanPurpose",
						),
					},
				}),
			},
			responses: {
				"2XX": {
					description:
						"`success` and `message` are read from `data`, otherwise from the root. With `success: false` the visitor reads that it was turned down. Without a JSON object that says `success` the message is sent once more, and then left to the staff.",
					...json({
						type: "object",
						properties: { ...VERDICT, data: { type: "object", properties: VERDICT } },
					}),
				},
				...REFUSALS,
			},
		},
	},
	"/submit-application": {
		post: {
			summary: "A job application. `fileUrl` is where its CV can be fetched; `career` is the job's title.",
			parameters: HEADERS,
			requestBody: { required: true, ...json(lines("name", "phone", "email", "fileUrl", "career")) },
			responses: {
				"2XX": { description: "Taken, whatever the body says" },
				...REFUSALS,
			},
		},
	},
};

/** Where a probe of the delivery target looks for its message. */
export const PROBE_PATHS = {
	"/mail/{reference}": {
		get: {
			summary: "Optional: whether a message arrived. `npm run submissions -- probe` asks for its own.",
			parameters: [{ name: "reference", in: "path", required: true, schema: line }],
			responses: { 200: { description: "It is here" }, 404: { description: "It is not" } },
		},
	},
};
