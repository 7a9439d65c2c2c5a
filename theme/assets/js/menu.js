/**
 * Turns the sub-menus' buttons on. Without this file sub-menus open on hover and focus.
 * Spec 2.1: at 992px and more, load and resize close them (Rulings 27: not the one in use).
 */
(() => {
	const menu = document.querySelector('.menu--primary');

	if (!menu) {
		return;
	}

	const wide = window.matchMedia('(min-width: 992px)');
	const open = () => [...menu.querySelectorAll('[aria-expanded="true"]')];
	const set = (button, expanded) => button.setAttribute('aria-expanded', String(expanded));
	const close = (keep = () => false) => open().filter((button) => !keep(button)).forEach((button) => set(button, false));
	const holds = (button, node) => button.parentElement.contains(node);

	menu.addEventListener('click', (event) => {
		const button = event.target.closest('.menu__toggle');

		if (button) {
			const expanded = button.getAttribute('aria-expanded') === 'true';
			close((other) => holds(other, button));
			set(button, !expanded);
		}
	});

	menu.addEventListener('focusout', (event) => {
		if (wide.matches && event.relatedTarget) {
			close((button) => holds(button, event.relatedTarget));
		}
	});

	document.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') {
			return;
		}

		const last = open().filter((button) => holds(button, document.activeElement)).pop();

		if (last) {
			event.preventDefault();
			set(last, false);
			last.focus();
		} else if (menu.matches(':hover')) {
			menu.dataset.dismissed = '';
		}
	});

	menu.addEventListener('mouseleave', () => delete menu.dataset.dismissed);
	window.addEventListener('resize', () => wide.matches && close((button) => holds(button, document.activeElement)));
	menu.dataset.ready = '';
})();
