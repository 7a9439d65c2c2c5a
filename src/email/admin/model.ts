import { contrast, isHex } from '../../shared/admin/contrast';

export type SectionValues = Readonly< Record< string, unknown > >;
export type AllValues = Readonly< Record< string, SectionValues > >;

/** Only these settings affect the preview; no others are sent. */
const SECTIONS = [ 'mail_look', 'mails', 'applications' ];

export const previewValues = ( values: AllValues ): AllValues =>
	Object.fromEntries( Object.entries( values ).filter( ( [ section ] ) => SECTIONS.includes( section ) ) );

export interface LowContrastPair {
	readonly pair: 'text' | 'link' | 'footer';
	readonly contrast: number;
}

const MIN_CONTRAST = 4.5;
const COLOR_PAIRS = [
	[ 'text', 'ink', 'paper' ],
	[ 'link', 'accent', 'paper' ],
	[ 'footer', 'ink', 'background' ],
] as const;

/** Returns the color pairs with less than the minimum contrast (WCAG 2.2, 1.4.3). */
export const lowContrastPairs = ( template: SectionValues ): readonly LowContrastPair[] =>
	COLOR_PAIRS.flatMap( ( [ pair, foreground, background ] ) => {
		const [ on, under ] = [ template[ foreground ], template[ background ] ];
		const ratio = isHex( on ) && isHex( under ) ? contrast( on, under ) : 21;
		return ratio < MIN_CONTRAST ? [ { pair, contrast: ratio } ] : [];
	} );
