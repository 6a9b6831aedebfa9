/** The size of a card's picture: a thumbnail on phones, two cards side by side on wide screens. */
export const NOTICE_PICTURE = {
	width: 960,
	height: 540,
	sizes: "(min-width: 80rem) 430px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 120px",
};
