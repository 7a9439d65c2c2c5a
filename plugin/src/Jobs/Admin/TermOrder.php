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
        ?>
        <div class="form-field">
            <label for="<?php echo esc_attr(self::FIELD); ?>"><?php esc_html_e('Order', 'courant-desk'); ?></label>
            <?php self::input(''); ?>
        </div>
        <?php
    }

    public function editField(WP_Term $term): void
    {
        $order = get_term_meta($term->term_id, SpecificationTaxonomies::ORDER, true);
        ?>
        <tr class="form-field">
            <th scope="row"><label for="<?php echo esc_attr(self::FIELD); ?>"><?php esc_html_e('Order', 'courant-desk'); ?></label></th>
            <td><?php self::input(is_numeric($order) && (int) $order > 0 ? (string) (int) $order : ''); ?></td>
        </tr>
        <?php
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

    private static function input(string $value): void
    {
        ?>
        <input
            type="number" min="0" step="1" value="<?php echo esc_attr($value); ?>" aria-describedby="<?php echo esc_attr(self::FIELD); ?>-help"
            id="<?php echo esc_attr(self::FIELD); ?>" name="<?php echo esc_attr(self::FIELD); ?>"
        >
        <p class="description" id="<?php echo esc_attr(self::FIELD); ?>-help">
            <?php esc_html_e('Lower numbers come first; without one, terms follow by name.', 'courant-desk'); ?>
        </p>
        <?php
    }
}
