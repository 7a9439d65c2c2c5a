import { callSite } from './call-site';

/** A kind of page; each has a method in tests/php/Support/Browser/TemplateUrls.php. */
export type Template =
	| 'article'
	| 'discussedArticle'
	| 'page'
	| 'category'
	| 'author'
	| 'month'
	| 'searchResults'
	| 'openings'
	| 'opening'
	| 'specification'
	| 'listingPage';

/** The URL of one page of that kind; `null` when the site has none. */
export const findTemplateUrl = async ( template: Template ): Promise< string | null > =>
	callSite( `TemplateUrls::${ template }` );

/** Block markup by name: patterns of plugin and theme, texts and widgets of the demo, the theme's starter content. */
export const getBlockMarkup = async (): Promise< Record< string, string > > => callSite( 'BlockMarkup::all' );

export interface OtherThemeOption {
	id: string;
	/** A value that the option does not have. */
	input: string | number | boolean;
	/** That value as the theme sanitizes it. */
	clean: unknown;
	/** Whether the Customizer refreshes only a part of the page. */
	partial: boolean;
}

/** All options of the theme, each with another value than it has. */
export const getOtherThemeOptions = async (): Promise< OtherThemeOption[] > => callSite( 'ThemeMods::others' );
