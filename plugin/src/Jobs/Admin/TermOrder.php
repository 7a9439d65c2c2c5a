<?php

declare(strict_types=1);

namespace CourantDesk\Jobs\Admin;

use CourantDesk\Jobs\Domain\Specifications;
use CourantDesk\Jobs\Wp\SpecificationTaxonomies;
use CourantDesk\Kernel\Request;
use WP_Term;

/** Where a term stands among the terms of its specification: a number on WordPress's own screens of terms. */
final class TermOrder
{
    private const FIELD = 'courant_term_order';

    public function __construct(private readonly Specifications $specifications)
    {
    }

    public function boot(): void
    {
        add_action('admin_init', [$this, 'bootForms']);
    }

    public function bootForms(): void
    {
        foreach ($this->specifications->all() as $specification) {
            $taxonomy = $specification->taxonomy;
            add_action($taxonomy . '_add_form_fields', [$this, 'addField']);
            add_action($taxonomy . '_edit_form_fields', [$this, 'editField']);
            add_action('created_' . $taxonomy, [$this, 'save']);
            add_action('edited_' . $taxonomy, [$this, 'save']);
        }
    }

    public function addField(): void
    {
        printf('<div class="form-field">%s</div>', $this->field('', '<p>%s</p>'));
    }

    public function editField(WP_Term $term): void
    {
        $order = get_term_meta($term->term_id, SpecificationTaxonomies::ORDER, true);
        printf(
            '<tr class="form-field"><th scope="row">%s</th><td>%s</td></tr>',
            sprintf('<label for="%s">%s</label>', esc_attr(self::FIELD), esc_html__('Order', 'courant-desk')),
            $this->input(is_numeric($order) && (int) $order > 0 ? (string) (int) $order : '', '<p class="description">%s</p>'),
        );
    }

    public function save(int $id): void
    {
        $request = Request::current();
        // WordPress has checked its nonce and the right to edit terms by now.
        if ($request->method() !== 'POST' || !$request->has(self::FIELD) || !current_user_can('edit_term', $id)) {
            return;
        }
        $order = $request->int(self::FIELD);
        $order > 0
            ? update_term_meta($id, SpecificationTaxonomies::ORDER, $order)
            : delete_term_meta($id, SpecificationTaxonomies::ORDER);
    }

    private function field(string $value, string $help): string
    {
        return sprintf('<label for="%s">%s</label>%s', esc_attr(self::FIELD), esc_html__('Order', 'courant-desk'), $this->input($value, $help));
    }

    private function input(string $value, string $help): string
    {
        return sprintf('<input type="number" min="0" step="1" id="%1$s" name="%1$s" value="%2$s">', esc_attr(self::FIELD), esc_attr($value))
            . sprintf($help, esc_html__('Lower numbers come first; without one, terms follow by name.', 'courant-desk'));
    }
}
