import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

const OWN = /\/(plugins\/courant-desk|themes\/courant)\//;
const axeSource = readFileSync( createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ), 'utf8' );

interface Declared {
	status: number;
	where: string | RegExp;
	seen: boolean;
}

/**
 * Collects the errors that the browser reports. A test fails after an error that it did not declare, and if a declared
 * one did not occur.
 */
export class Watch {
	readonly #problems: string[] = [];
	readonly #declared: Declared[] = [];
	readonly #expected: RegExp[] = [];
	readonly #ignored: RegExp[] = [];
	readonly #hosts = new Set( [ '127.0.0.1', 'localhost' ] );
	#mayLeave = false;

	constructor( context: BrowserContext ) {
		context.on( 'console', ( message ) => this.#console( message ) );
		context.on( 'weberror', ( error ) => {
			const { name, message, stack = '' } = error.error();
			// The browser reports transitions between pages (CSS only) that it aborts on a busy machine; no script runs.
			if ( stack !== '' || ! message.startsWith( 'Transition was aborted' ) ) {
				const text = stack === '' ? `${ name } ${ message }` : stack;
				this.#problems.push( `uncaught: ${ text }` );
			}
		} );
		context.on( 'response', ( response ) => this.#response( response ) );
		context.on( 'request', ( request ) => {
			const { protocol, hostname } = new URL( request.url() );
			if ( protocol.startsWith( 'http' ) && ! this.#mayLeave && ! this.#hosts.has( hostname ) ) {
				this.#problems.push( `left the site: ${ request.url() }` );
			}
		} );
		context.on( 'requestfailed', ( request ) => {
			const why = request.failure()?.errorText ?? '';
			// Leaving a page and starting a download abort pending requests; #response checks statuses.
			if (
				! [ 'net::ERR_ABORTED', 'net::ERR_HTTP_RESPONSE_CODE_FAILURE' ].includes( why ) &&
				! this.#isAbroad( request.url() ) &&
				! this.#isDeclared( 0, request.url() )
			) {
				this.#problems.push( `failed: ${ request.url() } (${ why })` );
			}
		} );
	}

	/**
	 * Declares a status of a response whose URL contains or matches `where`; 0 means that the request itself fails.
	 */
	expectStatus( status: number, where: string | RegExp ): void {
		this.#declared.push( { status, where, seen: false } );
	}

	/** Allows console messages that match the pattern in this test. */
	expectConsole( pattern: RegExp ): void {
		this.#expected.push( pattern );
	}

	/** This test emulates third-party hosts and reports their requests; errors of third-party code are ignored. */
	allowOtherHosts(): void {
		this.#mayLeave = true;
	}

	/** Ignores the problems that match one of `errors`, before and after this call; all others still fail the test. */
	ignoreErrors( ...errors: [ RegExp, ...RegExp[] ] ): void {
		this.#ignored.push( ...errors );
	}

	problems(): string[] {
		const missing = this.#declared
			.filter( ( { seen } ) => ! seen )
			.map( ( { status, where } ) => `declared, but it did not occur: ${ status } from ${ String( where ) }` );
		return [
			...this.#problems.filter( ( problem ) => ! this.#ignored.some( ( error ) => error.test( problem ) ) ),
			...missing,
		];
	}

	#isAbroad( url: string ): boolean {
		return this.#mayLeave && URL.canParse( url ) && ! this.#hosts.has( new URL( url ).hostname );
	}

	#isDeclared( status: number, url: string ): boolean {
		const found = this.#declared.find(
			( declared ) =>
				declared.status === status &&
				( typeof declared.where === 'string' ? url.includes( declared.where ) : declared.where.test( url ) )
		);
		if ( found !== undefined ) {
			found.seen = true;
		}
		return found !== undefined;
	}

	#console( message: ConsoleMessage ): void {
		const type = message.type();
		const text = message.text();
		const { url } = message.location();
		const inAdmin = ( message.page()?.url() ?? '' ).includes( '/wp-admin/' );
		// #response checks the status of a response.
		if (
			( type !== 'error' && type !== 'warning' ) ||
			text.startsWith( 'Failed to load resource' ) ||
			this.#expected.some( ( pattern ) => pattern.test( text ) )
		) {
			return;
		}
		// Warnings of WordPress's own code in wp-admin are ignored.
		if ( type === 'warning' && inAdmin && ! OWN.test( url ) ) {
			return;
		}
		this.#problems.push( `console ${ type }: ${ text } (${ url })` );
	}

	#response( response: Response ): void {
		if (
			response.status() >= 400 &&
			! this.#isAbroad( response.url() ) &&
			! this.#isDeclared( response.status(), response.url() )
		) {
			this.#problems.push( `${ response.status() } from ${ response.url() }` );
		}
	}
}

export interface AxeOptions {
	include?: string;
	exclude?: string[];
	/** Only these rules of axe. */
	rules?: string[];
}

const CORE_CHROME = [
	'#wpadminbar',
	'#adminmenumain',
	'#adminmenuwrap',
	'#wpfooter',
	'#screen-meta',
	'#screen-meta-links',
];

/** A longer animation removes something, such as a notice after some seconds. */
const MAX_ANIMATION_MS = 1000;

/**
 * Finishes transitions, and animations such as the one that shows a dialog, because axe would measure the contrast of
 * intermediate colors.
 */
async function finishAnimations( page: Page ): Promise< void > {
	await page.evaluate( ( maxMs ) => {
		for ( const animation of document.getAnimations() ) {
			const end = animation.effect?.getComputedTiming().endTime;
			if (
				animation instanceof CSSTransition ||
				( animation.timeline instanceof DocumentTimeline && typeof end === 'number' && end <= maxMs )
			) {
				animation.finish();
			}
		}
	}, MAX_ANIMATION_MS );
}

/** Returns the violations that axe finds, one line each; menus and toolbars of wp-admin are excluded. */
export async function axeFindings(
	page: Page,
	{ include, exclude = [], rules }: AxeOptions = {}
): Promise< string[] > {
	await page.evaluate( axeSource );
	await finishAnimations( page );
	const result = await page.evaluate(
		async ( { include: root, exclude: without, rules: only } ) => {
			const { axe } = window;
			const context = {
				...( root === undefined ? {} : { include: [ [ root ] ] } ),
				exclude: without
					.filter( ( selector ) => document.querySelector( selector ) !== null )
					.map( ( selector ) => [ selector ] ),
			};
			return axe.run( root === undefined && context.exclude.length === 0 ? document : context, {
				runOnly:
					only === undefined
						? {
								type: 'tag',
								values: [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ],
							}
						: { type: 'rule', values: only },
			} );
		},
		{ include, exclude: [ ...CORE_CHROME, ...exclude ], rules }
	);

	return result.violations.flatMap( ( { id, help, nodes } ) =>
		nodes.map(
			( { html, target, failureSummary = '' } ) =>
				`${ id }: ${ help }: ${ target.join( ' ' ) } ${ html.slice( 0, 160 ) } ${ failureSummary.replaceAll( /\s+/g, ' ' ) }`
		)
	);
}
