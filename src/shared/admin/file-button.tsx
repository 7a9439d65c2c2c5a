import { Button, FormFileUpload } from '@wordpress/components';
import { upload } from '@wordpress/icons';
import type { ReactElement } from 'react';

interface FileButtonProps {
	readonly label: string;
	/** As the attribute of the input: extensions or types, separated by commas. */
	readonly accept: string;
	readonly isDisabled?: boolean;
	readonly onChoose: ( file: File ) => void;
}

/** A button that opens the file dialog of the browser. The same file can be chosen again. */
export const FileButton = ( { label, accept, isDisabled = false, onChoose }: FileButtonProps ): ReactElement => (
	<FormFileUpload
		accept={ accept }
		onClick={ ( { currentTarget } ) => {
			currentTarget.value = '';
		} }
		onChange={ ( { currentTarget } ) => {
			const file = currentTarget.files?.[ 0 ];
			if ( file !== undefined ) {
				onChoose( file );
			}
		} }
		render={ ( { openFileDialog } ) => (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				icon={ upload }
				aria-disabled={ isDisabled }
				onClick={ () => ( isDisabled ? undefined : openFileDialog() ) }
			>
				{ label }
			</Button>
		) }
	/>
);
