/** The stages that drive browsers. */
export function browserTests() {
	return [];
}
