/** Shows the remembered choice in the switch. What the page looks like was settled in its head, where a choice is kept too (theme/inc/Furniture/Scheme.php). */
export function tickScheme(): void {
    const radio = document.querySelector<HTMLInputElement>(`input[name="courant-scheme"][value="${document.documentElement.dataset['scheme'] ?? ''}"]`);
    if (radio) {
        radio.checked = true;
    }
}
