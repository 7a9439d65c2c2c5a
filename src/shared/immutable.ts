/** A type whose properties and lists cannot be changed, at any depth. */
export type Immutable< T > = T extends readonly ( infer Item )[]
	? readonly Immutable< Item >[]
	: T extends object
		? { readonly [ Key in keyof T ]: Immutable< T[ Key ] > }
		: T;
