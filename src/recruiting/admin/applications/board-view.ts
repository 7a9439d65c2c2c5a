import { Board } from './Board';
import { boardView } from './views';

boardView.provide( Board );
