/** The ES module of Leaflet. Its other build sets the global `L`, which may belong to another plugin. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
	export * from 'leaflet';
}
