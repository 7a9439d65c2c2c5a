import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { SCREEN, seed } from './recruiting-screen';

test.setTimeout( 240_000 );

const screenUrl = ( page: string ): string => `/wp-admin/edit.php?post_type=awsm_job_openings&page=${ page }`;
const MAX_TAB_STOPS = 400;

interface TabStops {
	/** Controls that Tab did not reach. */
	missed: string[];
	/** Controls that look the same with and without focus. */
	invisible: string[];
	/** Controls that were behind a bar that stays in the window while they had the focus. */
	covered: string[];
	visited: number;
}

/** Presses Tab from the start of the content to its end. */
async function tabThrough( page: Page ): Promise< TabStops > {
	// During a transition, a style still has its initial value.
	await page.addStyleTag( { content: '*, ::before, ::after { transition: none !important; }' } );
	await page.evaluate( () => {
		const root = document.querySelector< HTMLElement >( '#wpbody-content' ) ?? document.body;
		const serializeStyle = ( element: Element ): string => {
			// Some controls show it on a parent or next to them.
			const around: Element[] = [ element ];
			for (
				let ancestor = element.parentElement;
				ancestor !== null && around.length < 40;
				ancestor = ancestor.parentElement
			) {
				around.push( ancestor, ...ancestor.children );
			}
			const styles = around.map( ( near ) => {
				const style = getComputedStyle( near );
				return [
					style.outlineStyle === 'none' ? '' : style.outlineWidth + style.outlineColor,
					style.boxShadow,
					style.borderColor,
					style.backgroundColor,
					style.color,
				].join();
			} );
			// The tabs of WordPress show it on a pseudo-element.
			return [ ...styles, getComputedStyle( element, '::before' ).boxShadow ].join( ' ' );
		};
		const isShown = ( element: Element ): boolean =>
			element.checkVisibility( { checkOpacity: false, visibilityProperty: true } );
		const controls = [
			...root.querySelectorAll< HTMLElement >(
				'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary'
			),
		].filter(
			( element ) =>
				isShown( element ) && element.tabIndex >= 0 && ! element.closest( '#screen-meta, #screen-meta-links' )
		);
		const before = new Map( controls.map( ( element ) => [ element, serializeStyle( element ) ] ) );
		const isPinned = ( element: Element ): boolean => /sticky|fixed/.test( getComputedStyle( element ).position );
		// Of a large control, the upper part may be visible only.
		const isCovered = ( element: Element ): boolean => {
			const { left, top, width, height } = element.getBoundingClientRect();
			return [ 3, height / 2, height - 3 ].every( ( offset ) => {
				let hit = document.elementFromPoint( left + width / 2, top + offset );
				while ( hit !== null && ! isPinned( hit ) ) {
					hit = hit.parentElement;
				}
				return hit !== null && ! hit.contains( element );
			} );
		};
		Object.assign( window, {
			tabTest: { serializeStyle, isCovered, controls, before, visited: new Set(), invisible: [], covered: [] },
		} );
		root.tabIndex = -1;
		root.style.outline = 'none';
		root.focus();
	} );
	for ( let step = 0; step < MAX_TAB_STOPS; step++ ) {
		await page.keyboard.press( 'Tab' );
		const isInside = await page.evaluate( () => {
			const { tabTest } = window;
			const element = document.activeElement;
			if ( element === null || ! document.querySelector( '#wpbody-content' )?.contains( element ) ) {
				return element !== document.body || tabTest.visited.size === 0 ? tabTest.visited.size === 0 : false;
			}
			if ( ! tabTest.visited.has( element ) ) {
				tabTest.visited.add( element );
				const before = tabTest.before.get( element );
				if ( before !== undefined && before === tabTest.serializeStyle( element ) ) {
					tabTest.invisible.push( element.outerHTML.slice( 0, 160 ) );
				}
				if ( tabTest.isCovered( element ) ) {
					tabTest.covered.push( element.outerHTML.slice( 0, 160 ) );
				}
			}
			return true;
		} );
		if ( ! isInside ) {
			break;
		}
	}
	return page.evaluate( () => {
		const { tabTest } = window;
		const isSiblingRadio = ( element: HTMLElement ): boolean =>
			element instanceof HTMLInputElement &&
			element.type === 'radio' &&
			tabTest.controls.some(
				( other ) =>
					other instanceof HTMLInputElement && other.name === element.name && tabTest.visited.has( other )
			);
		return {
			missed: tabTest.controls
				.filter(
					( element ) =>
						element.isConnected && ! tabTest.visited.has( element ) && ! isSiblingRadio( element )
				)
				.map( ( element ) => element.outerHTML.slice( 0, 160 ) ),
			invisible: tabTest.invisible,
			covered: tabTest.covered,
			visited: tabTest.visited.size,
		};
	} );
}

const screens = async (): Promise< [ string, string, string ][] > => {
	const { opening, zoe } = await seed();
	return [
		[ 'list', `${ SCREEN }&opening=${ opening }`, '.dataviews-view-table tbody tr, .dataviews-view-list' ],
		[ 'board', `${ SCREEN }&opening=${ opening }&layout=board`, '.courant-board-frame .courant-handle' ],
		[ 'application', `${ SCREEN }&opening=${ opening }&application=${ zoe }`, '.courant-detail .courant-rating' ],
		[ 'hiring process', screenUrl( 'courant-hiring' ), '.courant-stage-row' ],
		[ 'form builder', screenUrl( 'courant-forms' ), '.courant-field' ],
		[ 'specifications', screenUrl( 'courant-specifications' ), '.courant-spec' ],
		[ 'settings', `${ screenUrl( 'awsm-jobs-settings' ) }&tab=listings`, '.courant-setting' ],
		[ 'table of contents', `${ screenUrl( 'awsm-jobs-settings' ) }&tab=contents`, '#courant-contents-preview' ],
		[ 'email settings', `${ screenUrl( 'awsm-jobs-settings' ) }&tab=mail_look`, '.courant-setting' ],
		[ 'overview', screenUrl( 'courant-overview' ), 'h1' ],
	];
};

for ( const width of [ 390, 1280 ] ) {
	test( `every control of the screens is reached with Tab and shows its focus at ${ width } px`, async ( {
		page,
		asAdmin,
	} ) => {
		const found: string[] = [];
		const visits = await screens();
		await asAdmin();
		await page.setViewportSize( { width, height: 900 } );
		for ( const [ name, url, ready ] of visits ) {
			await page.goto( url );
			await page.locator( ready ).first().waitFor( { timeout: 30_000 } );
			await page.waitForLoadState( 'networkidle' );
			const { missed, invisible, covered, visited } = await tabThrough( page );
			console.info( `    ${ name }: ${ visited } tab stops` );
			found.push(
				...missed.map( ( html ) => `${ name }: not reached: ${ html }` ),
				...invisible.map( ( html ) => `${ name }: focus not visible: ${ html }` ),
				...covered.map( ( html ) => `${ name }: covered: ${ html }` )
			);
		}
		expect( found ).toEqual( [] );
	} );
}
