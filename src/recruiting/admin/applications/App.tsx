import { Notice } from '@wordpress/components';
import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { runDelayedScripts } from '../../../shared/admin/delayed-scripts';
import { Skeleton } from '../../../shared/admin/skeleton';
import { List } from './List';
import type { Query } from './query';
import { urlFor, useRoute } from './route';
import type { Route } from './route';
import { discardFirstResponse, screen } from './screen';
import { hasServerContent, removeServerContent } from './server-content';
import { Toolbar } from './Toolbar';
import { boardView, detailView } from './views';

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

interface ViewProps {
	readonly route: Route;
	readonly go: ( to: Partial< Route > ) => void;
	readonly close: () => void;
	/** Undefined until its bundle has run, as in `Detail`. */
	readonly Board: ReturnType< typeof boardView.useComponent >;
	readonly Detail: ReturnType< typeof detailView.useComponent >;
}

/** Shows the view that the URL selects. */
const View = ( { route, go, close, Board, Detail }: ViewProps ): ReactElement => {
	const hrefOf = ( application: number ): string => urlFor( { ...route, application }, window.location.search );
	const open = ( application: number ): void => go( { application } );
	const setQuery = ( query: Query ): void => go( { query, application: 0 } );
	if ( route.application === 0 && route.layout === 'list' ) {
		return <List query={ route.query } hrefOf={ hrefOf } open={ open } setQuery={ setQuery } />;
	}
	if ( route.application === 0 && Board !== undefined ) {
		return <Board query={ route.query } hrefOf={ hrefOf } open={ open } setQuery={ setQuery } />;
	}
	if ( route.application > 0 && Detail !== undefined ) {
		return (
			<Detail
				key={ route.application }
				id={ route.application }
				query={ route.query }
				hrefOf={ hrefOf }
				go={ open }
				onClose={ close }
			/>
		);
	}
	return <Skeleton lines={ 10 } />;
};

/** Replaces the server's markup when the first view has rendered. */
function useStart( isReady: boolean ): void {
	useLayoutEffect( () => ( isReady ? removeServerContent() : undefined ), [ isReady ] );
	useEffect( () => {
		// After the first effects of the view, which use the printed response.
		if ( isReady ) {
			discardFirstResponse();
			void runDelayedScripts();
		}
	}, [ isReady ] );
}

export const App = (): ReactElement | null => {
	const [ route, go ] = useRoute();
	const [ problem, setProblem ] = useState( screen().problem );
	useFocusAfterClosing( route.application );
	const Board = boardView.useComponent();
	const Detail = detailView.useComponent();
	const hasProblem = problem !== '' && route.application === screen().application;
	const viewRoute = hasProblem ? { ...route, application: 0 } : route;
	const isReady =
		viewRoute.application > 0 ? Detail !== undefined : viewRoute.layout === 'list' || Board !== undefined;
	const close = (): void => {
		setProblem( '' );
		go( { application: 0 } );
	};
	useStart( isReady );
	if ( ! isReady && hasServerContent() ) {
		return null;
	}
	return (
		<>
			{ hasProblem ? (
				<div className="courant-problem" role="alert">
					<Notice status="error" spokenMessage="" isDismissible={ false }>
						{ problem }
					</Notice>
				</div>
			) : null }
			{ viewRoute.application === 0 ? (
				<Toolbar route={ route } go={ ( to ) => go( { ...to, application: 0 } ) } />
			) : null }
			<View route={ viewRoute } go={ go } close={ close } Board={ Board } Detail={ Detail } />
		</>
	);
};
