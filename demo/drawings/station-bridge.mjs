import { at, bold, circle, fine, hatched, ink, line, overprint, rect, shape, sheet, times } from './kit.mjs';

export default () =>
	sheet(
		rect( 0, 0, 1600, 900, ink.coral ) +
			overprint( rect( 0, 0, 1600, 420, bold( 'mustard' ) ) ) +
			circle( 1180, 300, 120, ink.mustard ) +
			shape( 'M0 560l220 -90 260 60 300 -110 340 120 480 -70v440H0z', ink.teal ) +
			shape( 'M0 560l220 -90 260 60 300 -110 340 120 480 -70v440H0z', fine( 'navy' ) ) +
			shape( 'M690 560h60L560 900H-60zM850 560h60L1660 900H1040z', ink.navy ) +
			times( 9, ( i ) =>
				rect( 720 - i * i * 8.5 - 60, 570 + i * i * 4.6, 160 + i * i * 17, 5 + i * 2, ink.navy )
			) +
			line( 'M716 560L160 900M734 560L420 900M866 560L1180 900M884 560L1440 900', ink.sky, 8 ) +
			rect( 210, 300, 60, 600, ink.paper ) +
			rect( 1330, 300, 60, 600, ink.paper ) +
			rect( 210, 300, 60, 600, hatched( 'navy' ) ) +
			overprint( rect( 1330, 300, 60, 600, hatched( 'sky' ) ) ) +
			rect( 120, 272, 1360, 52, ink.paper ) +
			rect( 120, 318, 1360, 10, ink.navy ) +
			rect( 120, 160, 1360, 14, ink.navy ) +
			times( 28, ( i ) =>
				line(
					`M${ 124 + i * 50 } 270L${ 174 + i * 50 } 170M${ 174 + i * 50 } 270L${ 124 + i * 50 } 170`,
					ink.navy,
					4
				)
			) +
			shape( 'M270 324h60l-210 576h-130z', ink.navy ) +
			times( 10, ( i ) => rect( 250 - i * 22, 372 + i * 54, 76, 9, ink.paper ) ) +
			at(
				640,
				270,
				circle( 0, -86, 17, ink.navy ) +
					shape( 'M-20 -66h40l14 66h-68z', ink.navy ) +
					rect( 24, -34, 26, 34, ink.coral )
			)
	);
