import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { shrink } from '../../../tools/lib/webpack-dataviews.mjs';

const LIBRARY = `import { jsx } from "react/jsx-runtime";
import { DayPicker } from "@daypicker/react";
import {
  useDayPicker
} from "@daypicker/react";
import { DayPicker as DayPicker2, rangeContainsModifiers } from "@daypicker/react";
import { cubicBezier } from "framer-motion";
import { motion } from "framer-motion";
import { useDrag } from "@use-gesture/react";
// ../components/build-module/utils/dropdown-motion.mjs
var popover = jsx(motion.div, {});
if (true) {
  registerStyle1("0a", ".a{color:red;$&}");
  registerStyle1("0b", '.b{content:"\\\\201c";}');
}
if (true) {
  registerStyle2("0a", ".a{color:red;$&}");
}
var css = "color:red;/*# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2+/= */";
var Date2 = forwardRef(DateControl);
Date2.displayName = "Date2";
var used = start(1);
var FORM_CONTROLS = {
  array: ArrayControl,
  date: Date2,
  datetime: DateTime
};
`;

test( 'the table library gets each style text once, without maps, and only the control of dates', () => {
	const result = shrink( LIBRARY );
	assert.equal( result.split( '.a{color:red;$&}' ).length, 2 );
	assert.match( result, /^var sharedStyle0 = "\.a\{color:red;\$&\}";\n/ );
	assert.match( result, /registerStyle1\("0a", sharedStyle0\);\n {2}registerStyle1\("0b", '\.b\{content:"/ );
	assert.match( result, /registerStyle2\("0a", sharedStyle0\);/ );
	assert.match( result, /var css = "color:red;";/ );
	assert.match( result, /var Date2 = \/\* @__PURE__ \*\/ forwardRef\(/ );
	assert.doesNotMatch( result, /displayName/ );
	assert.match( result, /var used = start\(1\);/ );
	assert.match( result, /var FORM_CONTROLS = \{\s*date: Date2\};/ );
} );

test( 'a library without what is changed is reported', () => {
	for ( const part of [
		'registerStyle',
		'sourceMappingURL',
		'forwardRef',
		'displayName',
		'FORM_CONTROLS',
		'date:',
		'framer-motion',
		'motion.div',
		'useDrag',
		'rangeContainsModifiers',
	] ) {
		assert.throws( () => shrink( LIBRARY.replaceAll( part, 'other' ) ), /table library has changed/, part );
	}
} );

test( 'a library that uses more of a replaced package is reported', () => {
	assert.throws(
		() => shrink( LIBRARY.replace( '{ motion }', '{ AnimatePresence, motion }' ) ),
		/it imports AnimatePresence, cubicBezier, motion from framer-motion/
	);
	assert.throws( () => shrink( `${ LIBRARY }jsx(motion.span, {});` ), /not motion\.div, motion\.span/ );
} );

test( 'the calendar has the version that the table library uses', () => {
	const { resolve } = createRequire( import.meta.url );
	const library = createRequire( resolve( '@wordpress/dataviews' ) );
	assert.equal( resolve( '@daypicker/react' ), library.resolve( '@daypicker/react' ) );
} );
