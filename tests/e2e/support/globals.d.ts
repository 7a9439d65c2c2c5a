/** Globals of the pages of the site. Most exist only on some pages. */

interface EditorBlock {
	readonly name: string;
	readonly clientId: string;
	readonly isValid: boolean;
	readonly innerBlocks: readonly EditorBlock[];
}

/** Selectors of the stores of WordPress that tests use. */
interface StoreSelectors {
	readonly getBlocks: () => readonly EditorBlock[];
	readonly getBlocksByName: ( name: string ) => readonly string[];
	readonly getNotices: () => readonly { readonly content: string }[];
	readonly getPermalink: () => string;
}

/** Actions of the stores of WordPress that tests use. */
interface StoreActions {
	readonly clearSelectedBlock: () => unknown;
	readonly createNotice: ( status: string, content: string, options: { readonly id: string } ) => unknown;
	readonly editPost: ( changes: Readonly< Record< string, unknown > > ) => unknown;
	readonly insertBlocks: ( blocks: readonly EditorBlock[] ) => unknown;
	readonly savePost: () => Promise< void >;
	readonly selectBlock: ( id: string | undefined ) => unknown;
	readonly updateBlockAttributes: ( id: string | undefined, changes: object ) => unknown;
}

/** The API of the Customizer. */
interface CustomizeApi {
	( id: string ): { get: () => unknown; set: ( value: unknown ) => void; transport: string };
	control: ( id: string ) => { container: ArrayLike< HTMLElement > } | undefined;
	section: ( id: string ) => { focus: () => void } | undefined;
	previewer?: { deferred: { active: { state: () => string } } };
}

interface WordPress {
	readonly blocks: {
		readonly parse: ( text: string ) => readonly EditorBlock[];
		readonly serialize: ( blocks: readonly EditorBlock[] ) => string;
		readonly createBlock: ( name: string, attributes?: object ) => EditorBlock;
		readonly getBlockTypes: () => readonly { readonly name: string }[];
	};
	readonly customize: CustomizeApi;
	readonly data: {
		readonly dispatch: ( store: string ) => StoreActions;
		readonly select: ( store: string ) => StoreSelectors;
	};
}

interface JQueryWrapper {
	on: ( name: string, handler: ( event: unknown, value: unknown, html: unknown ) => void ) => void;
	attr: ( name: string ) => string;
}

/** Missing in the types of TypeScript. */
interface PerformanceObserverInit {
	/** Events that took less time are not reported, in milliseconds. */
	durationThreshold?: number;
}

interface Window {
	courantConsent?: { allows: ( category: string ) => boolean; decided: () => boolean };
	readonly courantDesk: { readonly config: { readonly applications: { readonly messages: object } } };
	readonly wp: WordPress;
	readonly wpApiSettings: { readonly nonce: string };
	readonly _wpCustomizeSettings: { readonly values: Readonly< Record< string, unknown > > };
	readonly jQuery?: ( target: unknown ) => JQueryWrapper;
	readonly awsmJobsPublic: {
		readonly ajaxurl: string;
		readonly deep_linking: object;
		readonly i18n: object;
		readonly is_search: string;
		readonly is_tax_archive: unknown;
		readonly job_id: string;
		readonly vendors: { readonly jquery_validation: unknown };
		readonly wp_max_upload_size: string;
	};
	readonly awsmJobs: { readonly submitApplication: ( form: HTMLFormElement | null, options: object ) => void };
	/** Arguments of `gtag()`, and objects of Google Tag Manager. */
	readonly dataLayer?: readonly ( ArrayLike< unknown > | { readonly length?: undefined } )[];
	readonly smushLazyLoadOptions?: object;
	/** Of axe-core, which tests add to the page. */
	readonly axe: {
		readonly run: (
			context: unknown,
			options: unknown
		) => Promise< {
			violations: {
				id: string;
				help: string;
				nodes: { html: string; target: string[]; failureSummary?: string }[];
			}[];
		} >;
	};
}

interface PerformanceNavigationTiming {
	/** Why Chromium did not restore the page from its cache. */
	readonly notRestoredReasons?: unknown;
}

interface LayoutShift extends PerformanceEntry {
	readonly value: number;
}

declare const LayoutShift: { readonly prototype: LayoutShift; new (): LayoutShift };

/** What tests record in pages. */
interface Window {
	readonly documentMark?: string;
	readonly e2eInjected?: string;
	readonly e2eViolations?: string[];
	readonly labEvents: Record< string, unknown >[];
	readonly labFields: [ string, string ][];
	readonly labListEvents: string[][];
	readonly labResets: number;
	/** Milliseconds. */
	interactionDurations: number[];
	labShift: number;
	readonly listeners: { type: string; stack: string }[];
	restores: number;
	readonly scrollListeners: string[];
	readonly tabTest: {
		readonly serializeStyle: ( element: Element ) => string;
		readonly isCovered: ( element: Element ) => boolean;
		readonly controls: HTMLElement[];
		readonly before: Map< Element, string >;
		readonly visited: Set< Element >;
		readonly invisible: string[];
		readonly covered: string[];
	};
}
