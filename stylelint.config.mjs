const SIDES = [ 'left', 'right' ];
const physical = SIDES.flatMap( ( side ) => [
	side,
	`margin-${ side }`,
	`padding-${ side }`,
	`border-${ side }`,
	`border-${ side }-width`,
	`border-${ side }-color`,
	`border-${ side }-style`,
	`border-top-${ side }-radius`,
	`border-bottom-${ side }-radius`,
	`scroll-margin-${ side }`,
	`scroll-padding-${ side }`,
] );

export default {
	// The second one decides on empty lines and on quotes in url().
	extends: [ '@wordpress/stylelint-config', 'stylelint-config-standard' ],
	reportNeedlessDisables: true,
	reportDescriptionlessDisables: true,
	rules: {
		'property-disallowed-list': [
			physical,
			{ message: 'Write logical properties (inline-start, inline-end): right-to-left needs no second file.' },
		],
		'declaration-property-value-disallowed-list': [
			{ '/^(text-align|float|clear)$/': SIDES },
			{ message: 'Write start and end: right-to-left needs no second file.' },
		],
		// Class and id names of WP Job Openings and Easy Table of Contents are fixed.
		'selector-class-pattern': null,
		'selector-id-pattern': null,
		'custom-property-pattern': null,
		// Layers are named package.part.
		'layer-name-pattern': null,
		'no-descending-specificity': null,
		// A line as high as the control next to it; in rem it grows with the reader's text size.
		'declaration-property-unit-allowed-list': { 'line-height': [ 'px', 'rem' ] },
		'color-function-notation': 'modern',
		'declaration-no-important': true,
	},
};
