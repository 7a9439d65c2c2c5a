import { Notice } from '@wordpress/components';
import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useDataViews } from '../../../shared/admin/dataviews';
import { runDelayedScripts } from '../../../shared/admin/delayed-scripts';
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
}

/** Shows the view that the URL selects. */
const View = ( { route, go, close }: ViewProps ): ReactElement => {
	const hrefOf = ( application: number ): string => urlFor( { ...route, application }, window.location.search );
	const open = ( application: number ): void => go( { application } );
	const setQuery = ( query: Query ): void => go( { query, application: 0 } );
	if ( route.application > 0 ) {
		return (
			<detailView.Component
				key={ route.application }
				id={ route.application }
				query={ route.query }
				hrefOf={ hrefOf }
				go={ open }
				onClose={ close }
			/>
		);
	}
	const Layout = route.layout === 'list' ? List : boardView.Component;
	return <Layout query={ route.query } hrefOf={ hrefOf } open={ open } setQuery={ setQuery } />;
};

/** Returns whether the scripts of the view that the URL selects have run. */
function useIsViewLoaded( { application, layout }: Route ): boolean {
	const isLoaded = {
		detail: detailView.useIsLoaded(),
		board: boardView.useIsLoaded(),
		list: useDataViews() !== undefined,
	};
	return isLoaded[ application > 0 ? 'detail' : layout ];
}

/** Replaces the server's markup when the first view has rendered, and then loads what the other views need. */
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
	const hasProblem = problem !== '' && route.application === screen().application;
	const viewRoute = hasProblem ? { ...route, application: 0 } : route;
	const close = (): void => {
		setProblem( '' );
		go( { application: 0 } );
	};
	const isReady = useIsViewLoaded( viewRoute );
	useStart( isReady );
	if ( ! isReady && hasServerContent() ) {
		// The server's markup stays, with its links, also if a script fails.
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
			<View route={ viewRoute } go={ go } close={ close } />
		</>
	);
};
