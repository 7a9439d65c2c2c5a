import type { ReactElement, ReactNode } from 'react';
import { setNoticesPosition } from './notices';
import './save-bar.css';

interface SaveBarProps {
	readonly className: string;
	readonly children: ReactNode;
}

/** Buttons that stay at the bottom of the window, with the notices of the screen, which therefore cover nothing. */
export const SaveBar = ( { className, children }: SaveBarProps ): ReactElement => (
	<div className={ `courant-save-bar ${ className }` }>
		{ children }
		<div ref={ setNoticesPosition } className="courant-save-bar__notices" />
	</div>
);
