import type { ReactElement } from 'react';

/** The result of the last change; without a text nothing is shown. */
export interface SaveNoticeState {
	readonly text: string;
	readonly isProblem: boolean;
}

/**
 * Shows the result of a change. Both live regions exist from the start, so that screen readers announce the first text.
 */
export const SaveNotice = ( { notice }: { readonly notice: SaveNoticeState } ): ReactElement => (
	<>
		<div role="status">
			{ notice.isProblem || notice.text === '' ? null : (
				<p className="notice notice-success inline">{ notice.text }</p>
			) }
		</div>
		<div role="alert">
			{ notice.isProblem ? <p className="notice notice-error inline">{ notice.text }</p> : null }
		</div>
	</>
);
