/** The package has no types. */
declare module '@adobe/structured-data-validator' {
	class Validator {
		validate( data: {
			jsonld: Record< string, unknown[] >;
			microdata: object;
			rdfa: object;
		} ): Promise< { severity: string; issueMessage: string }[] >;
	}
	export { Validator as default };
}
