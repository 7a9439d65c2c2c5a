import { Detail } from './Detail';
import { detailView } from './views';

detailView.provide( Detail );
