import './style-rtl.css';
