/** The categories that a visitor allows. Necessary storage is always allowed and not part of a choice. */
export type Choice = Readonly< Record< ( typeof CATEGORIES )[ number ], boolean > >;

export const CATEGORIES = [ 'preferences', 'statistics', 'marketing' ] as const;

/** Builds a choice category by category. */
export const createChoice = ( allows: ( category: ( typeof CATEGORIES )[ number ] ) => boolean ): Choice => ( {
	preferences: allows( 'preferences' ),
	statistics: allows( 'statistics' ),
	marketing: allows( 'marketing' ),
} );

export const choiceForAll = ( isAllowed: boolean ): Choice => createChoice( () => isAllowed );

/** Global Privacy Control overrides any choice about marketing. */
export const applyPrivacySignal = ( choice: Choice, hasSignal: boolean ): Choice =>
	hasSignal ? { ...choice, marketing: false } : choice;

export const isSameChoice = ( a: Choice | undefined, b: Choice | undefined ): boolean =>
	CATEGORIES.every( ( category ) => a?.[ category ] === b?.[ category ] );

/**
 * Returns the cookie value: the revision of the banner and the allowed categories, such as
 * `1.statistics+marketing`.
 */
export const serializeChoice = ( choice: Choice, revision: number ): string =>
	`${ revision }.${ CATEGORIES.filter( ( category ) => choice[ category ] ).join( '+' ) }`;

/** Returns undefined if the cookie is missing or belongs to another revision. */
export function parseChoice( value: string | undefined, revision: number ): Choice | undefined {
	const [ storedRevision, allowed ] = ( value ?? '' ).split( '.' );
	if ( storedRevision !== String( revision ) || allowed === undefined ) {
		return undefined;
	}
	const names = allowed.split( '+' );
	return createChoice( ( category ) => names.includes( category ) );
}

type Signal = 'granted' | 'denied';

/** Returns the seven signals of Google Consent Mode v2. */
export function consentModeSignals( { preferences, statistics, marketing }: Choice ): Record< string, Signal > {
	const toSignal = ( isAllowed: boolean ): Signal => ( isAllowed ? 'granted' : 'denied' );
	return {
		ad_storage: toSignal( marketing ),
		ad_user_data: toSignal( marketing ),
		ad_personalization: toSignal( marketing ),
		analytics_storage: toSignal( statistics ),
		functionality_storage: toSignal( preferences ),
		personalization_storage: toSignal( preferences ),
		security_storage: 'granted',
	};
}
