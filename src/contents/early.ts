import { beginAll, measure } from './start';

/*
 * Small enough to be printed by the server right after each table, so that nothing shifts (Rulings 1): it finds what is
 * not yet prepared.
 */
beginAll();
if (window.location.hash) {
    measure();
}
window.addEventListener('load', measure);
