/* global document */
/**
 * The components of theme and plugin on one page, with all of their styles: buttons, fields, chips, cards, pagination,
 * notices and dialogs.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';

const group = ( title, html ) => `<section class="article-section">
	<header class="article-section__head"><h2 class="article-section__title">${ title }</h2></header>
	<div style="display: flex; flex-wrap: wrap; gap: 1rem; align-items: center">${ html }</div>
</section>`;

const card = ( title, more = '' ) => `<article class="story story--card ${ more }" style="inline-size: 16rem">
	<div class="story__text">
		<p class="kicker"><a class="kicker__section" href="#card">Section</a></p>
		<h3 class="story__title"><a href="#card">${ title }</a></h3>
		<p class="story__summary">A summary of one or two lines below the headline.</p>
		<p class="story__meta"><time>23 November 2026</time></p>
	</div>
</article>`;

const pages = [ '1', '2', '3' ]
	.map( ( number ) =>
		number === '1'
			? '<span class="page-numbers current" aria-current="page">1</span>'
			: `<a class="page-numbers" href="#page">${ number }</a>`
	)
	.join( '' );

export const COMPONENTS = `<h1>Components</h1>
${ group(
	'Buttons',
	`<a class="button" href="#button">Theme button</a>
	<button type="submit">Form button</button>
	<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#button">Button block</a></div>
	<p class="courant-opening-apply"><a href="#button">Apply now</a></p>
	<div class="awsm-job-form" style="inline-size: 12rem; margin: 0"><button type="submit" class="awsm-application-submit-btn">Send application</button></div>
	<button type="button" class="share__button">Copy link</button>
	<button type="button" class="tool tool--menu">Menu</button>`
) }
${ group(
	'Fields',
	`<div style="inline-size: 18rem"><label for="sample-text">Text field of the theme</label><input id="sample-text"></div>
	<div style="inline-size: 18rem"><label for="sample-select">Select</label><select id="sample-select"><option>Choose a category</option></select></div>
	<div class="awsm-job-form" style="inline-size: 18rem; margin: 0"><div class="awsm-job-form-group">
	<label for="sample-form">Field of an application form</label><input id="sample-form" class="awsm-job-form-control"></div></div>`
) }
${ group(
	'Chips',
	`<ul class="pills"><li><a href="#chip">Ports</a></li><li><a href="#chip">Sound</a></li></ul>
	<div class="awsm-job-wrap" style="inline-size: 8rem; margin: 0"><span class="courant-opening-work-mode">Remote</span></div>`
) }
${ group( 'Cards', `<div class="cards" style="inline-size: 100%; margin: 0">${ card( 'A card with a picture above it' ) }${ card( 'A card with text only', 'story--text' ) }</div>` ) }
${ group( 'Pagination', `<nav class="nav-links" aria-label="Pages">${ pages }</nav>` ) }
${ group(
	'Notices',
	`<div class="awsm-job-form" style="margin: 0; inline-size: 100%">
	<p class="awsm-application-message awsm-success-message">Your application has been received.</p>
	<p class="awsm-application-message awsm-error-message">The file is larger than 10 MB. Choose a smaller file.</p></div>`
) }
${ group(
	'Dialogs',
	`<div class="site-search" style="position: static; display: block; padding: 1.5rem"><div class="site-search__row">
	<form class="search-form"><label for="sample-search">Search</label><span class="search-form__row"><input id="sample-search" type="search"><button type="submit">Search</button></span></form>
	<button type="button" class="tool tool--close">Close search</button></div></div>`
) }`;

/** Replaces the content of a page of the site by the components. @param {import('playwright-core').Page} page */
export async function showComponents( page ) {
	await page.evaluate( ( html ) => {
		const main = document.querySelector( 'main' );
		main.className = 'frame';
		main.innerHTML = html;
		document.querySelectorAll( 'body > :not(main, script, style)' ).forEach( ( element ) => {
			if ( ! element.contains( main ) ) {
				element.remove();
			}
		} );
		main.parentElement.style.display = 'block';
		document.querySelectorAll( '.sidebar' ).forEach( ( element ) => element.remove() );
	}, COMPONENTS );
	for ( const target of [ 'theme', 'plugin' ] ) {
		const folder = join( root, 'build', target, 'styles' );
		for ( const name of readdirSync( folder ).filter( ( file ) => file.endsWith( '.css' ) ) ) {
			await page.addStyleTag( { path: join( folder, name ) } );
		}
	}
}
