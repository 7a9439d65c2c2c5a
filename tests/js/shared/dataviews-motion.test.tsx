import { render } from '@testing-library/react';
import { motion } from '../../../src/shared/dataviews/framer-motion';

it( 'a popover of tables appears at its position at once', () => {
	const onAnimationComplete = jest.fn();
	const show = ( x: number ) => (
		<motion.div
			className="popover"
			style={ { position: 'absolute', x, y: 20, originX: 0.5, originY: 0 } }
			initial={ { opacity: 0 } }
			animate={ { opacity: 1 } }
			transition={ {} }
			// A new function at each rendering.
			onAnimationComplete={ () => void onAnimationComplete() }
		/>
	);
	const { container, rerender } = render( show( 10 ) );
	rerender( show( 30 ) );
	expect( onAnimationComplete ).toHaveBeenCalledTimes( 1 );
	expect( container.innerHTML ).toBe(
		'<div class="popover" style="position: absolute; transform: translate(30px, 20px);"></div>'
	);
} );
