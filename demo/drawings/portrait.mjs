import { bold, circle, fine, ink, line, overprint, rect, shape } from './kit.mjs';

const skin = { light: '#eec39a', middle: '#c98a5b', dark: '#7b4a2e' };

/** A head and shoulders in front of a disc, drawn in a square of 600 units. */
const person = ( { ground, disc, dots, coat, collar, face, hair, front = '', extra = '' } ) =>
	rect( 0, 0, 600, 600, ground ) +
	circle( 300, 270, 230, disc ) +
	overprint( circle( 300, 270, 230, bold( dots ) ) ) +
	hair +
	shape( 'M80 600c10 -130 90 -178 220 -178s210 48 220 178z', coat ) +
	shape( 'M80 600c10 -130 90 -178 220 -178v178z', fine( 'paper' ) ) +
	shape( 'M250 350h100v92q-50 44 -100 0z', face ) +
	overprint( shape( 'M250 390q50 34 100 0v30q-50 34 -100 0z', fine( 'navy' ) ) ) +
	shape( 'M236 424l64 46 64 -46 22 26 -86 76 -86 -76z', collar ) +
	shape( 'M196 240c0 -84 44 -124 104 -124s104 40 104 124c0 92 -48 152 -104 152s-104 -60 -104 -152z', face ) +
	front +
	circle( 258, 252, 9, ink.navy ) +
	circle( 342, 252, 9, ink.navy ) +
	line( 'M300 262l-10 42h20', ink.navy, 6 ) +
	line( 'M266 336q34 24 68 0', ink.coral, 9 ) +
	extra;

const glasses =
	`${ circle( 256, 252, 36, 'none', `stroke="${ ink.navy }" stroke-width="8"` ) }` +
	`${ circle( 344, 252, 36, 'none', `stroke="${ ink.navy }" stroke-width="8"` ) }` +
	line( 'M292 252h16', ink.navy, 8 );

const people = {
	mirela: {
		ground: ink.teal,
		disc: ink.mustard,
		dots: 'coral',
		coat: ink.navy,
		collar: ink.paper,
		face: skin.light,
		hair: shape( 'M160 430c-20 -260 20 -350 140 -350s160 90 140 350z', '#3a2320' ),
		front: shape(
			'M190 250c4 -110 60 -150 110 -150s108 40 110 150c-20 -70 -70 -96 -130 -96 -50 0 -80 30 -90 96z',
			'#3a2320'
		),
	},
	tobias: {
		ground: ink.mustard,
		disc: ink.sky,
		dots: 'teal',
		coat: ink.coral,
		collar: ink.navy,
		face: skin.dark,
		hair: circle( 300, 180, 118, '#1a1413' ),
		front: shape(
			'M192 232c6 -100 56 -124 108 -124s102 24 108 124c-30 -46 -66 -62 -108 -62s-78 16 -108 62z',
			'#1a1413'
		),
		extra:
			glasses +
			shape( 'M226 330q74 96 148 0q-4 74 -74 76q-70 -2 -74 -76z', '#1a1413', 'opacity="0.82"' ) +
			line( 'M268 342q32 18 64 0', ink.coral, 9 ),
	},
	ines: {
		ground: ink.coral,
		disc: ink.paper,
		dots: 'mustard',
		coat: ink.teal,
		collar: ink.mustard,
		face: skin.middle,
		hair:
			circle( 300, 96, 62, '#22242e' ) + shape( 'M180 300c-10 -170 40 -200 120 -200s130 30 120 200z', '#22242e' ),
		front: shape(
			'M194 226c10 -90 60 -116 112 -116s96 26 102 116c-40 -20 -80 -44 -96 -78 -18 40 -70 64 -118 78z',
			'#22242e'
		),
		extra: circle( 190, 318, 12, ink.mustard ) + circle( 410, 318, 12, ink.mustard ),
	},
	jorun: {
		ground: ink.navy,
		disc: ink.coral,
		dots: 'mustard',
		coat: ink.mustard,
		collar: ink.paper,
		face: skin.light,
		hair: shape( 'M182 300c-16 -170 46 -216 118 -216s134 46 118 216l-20 20h-196z', '#d9d4c6' ),
		front: shape(
			'M194 222c0 -84 50 -116 106 -116s106 32 106 116c-30 -60 -60 -70 -90 -70 -50 0 -96 20 -122 70z',
			'#d9d4c6'
		),
		extra: glasses,
	},
};

export const portraits = Object.entries( people ).map( ( [ name, parts ] ) => ( {
	name: `portrait-${ name }`,
	width: 600,
	height: 600,
	body: person( parts ),
} ) );
