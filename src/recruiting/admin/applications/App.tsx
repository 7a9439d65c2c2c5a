import { Notice } from '@wordpress/components';
import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { runDelayedScripts } from '../../../shared/admin/delayed-scripts';
import { Board } from './Board';
import { Detail } from './Detail';
import { List } from './List';
import { urlFor, useRoute } from './route';
import { discardFirstResponse, screen } from './screen';
import { removeServerContent } from './server-content';
import { Toolbar } from './Toolbar';

/** Moves the focus to the screen when an application is closed: the control that had it disappears. */
function useFocusAfterClosing( application: number ): void {
	const previousRef = useRef( application );
	useEffect( () => {
		const root = document.getElementById( 'courant-recruiting' );
		if (
			previousRef.current > 0 &&
			application === 0 &&
			root !== null &&
			document.activeElement === document.body
		) {
			root.tabIndex = -1;
			root.style.outline = 'none';
			root.focus();
		}
		previousRef.current = application;
	}, [ application ] );
}

export const App = (): ReactElement => {
	const [ route, go ] = useRoute();
	const [ problem, setProblem ] = useState( screen().problem );
	useLayoutEffect( removeServerContent, [] );
	useFocusAfterClosing( route.application );
	useEffect( () => {
		// After the first effects of the child components, which use the printed response.
		discardFirstResponse();
		void runDelayedScripts();
	}, [] );
	const hasProblem = problem !== '' && route.application === screen().application;
	const open = ( application: number ): void => go( { application } );
	const hrefOf = ( application: number ): string => urlFor( { ...route, application }, window.location.search );
	const close = (): void => {
		setProblem( '' );
		go( { application: 0 } );
	};
	return (
		<>
			{ hasProblem ? (
				<div className="courant-problem" role="alert">
					<Notice status="error" spokenMessage="" isDismissible={ false }>
						{ problem }
					</Notice>
				</div>
			) : null }
			{ route.application > 0 && ! hasProblem ? (
				<Detail
					key={ route.application }
					id={ route.application }
					query={ route.query }
					hrefOf={ hrefOf }
					go={ open }
					onClose={ close }
				/>
			) : (
				<>
					<Toolbar route={ route } go={ ( to ) => go( { ...to, application: 0 } ) } />
					{ route.layout === 'board' ? (
						<Board
							query={ route.query }
							hrefOf={ hrefOf }
							open={ open }
							setQuery={ ( query ) => go( { query, application: 0 } ) }
						/>
					) : (
						<List
							query={ route.query }
							hrefOf={ hrefOf }
							open={ open }
							setQuery={ ( query ) => go( { query, application: 0 } ) }
						/>
					) }
				</>
			) }
		</>
	);
};
