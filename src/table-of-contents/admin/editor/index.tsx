import { ContractEdit, Edit } from './edit';
import { HeadingPanel, withControl } from './headings';
import type { Attributes } from './model';
import { addFilter, registerBlockType, registerPlugin } from './wordpress';
import './editor.css';

const save = (): null => null;

registerBlockType< Attributes >( 'courant/contents', { icon: 'list-view', edit: Edit, save } );
registerBlockType< Attributes >( 'easytoc/toc', { icon: 'list-view', edit: ContractEdit, save } );
addFilter( 'editor.BlockEdit', 'courant-desk/contents', withControl );
registerPlugin( 'courant-desk-headings', { render: HeadingPanel, icon: null } );
