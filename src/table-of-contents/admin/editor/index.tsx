import { EasyTocEdit, Edit } from './edit';
import { HeadingPanel, withControl } from './headings';
import type { Attributes } from './model';
import { addFilter, registerBlockType, registerPanel } from './wordpress';
import './editor.css';

const save = (): null => null;

registerBlockType< Attributes >( 'courant/contents', { icon: 'list-view', edit: Edit, save } );
registerBlockType< Attributes >( 'easytoc/toc', { icon: 'list-view', edit: EasyTocEdit, save } );
addFilter( 'editor.BlockEdit', 'courant-desk/contents', withControl );
registerPanel( 'courant-desk-headings', HeadingPanel );
