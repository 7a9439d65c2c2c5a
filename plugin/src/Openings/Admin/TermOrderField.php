<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\TermFormRequest;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Storage\SpecificationTaxonomies;
use WP_Term;

/** Adds the position of a term within its specification as a number field to WordPress's term screens. */
final class TermOrderField
{
    private const FIELD = 'courant_term_order';

    public function __construct(private readonly SpecificationRepository $specifications)
    {
    }

    public function registerForms(): void
    {
        foreach ($this->specifications->findAll() as $specification) {
            $taxonomy = $specification->taxonomy;
            add_action($taxonomy . '_add_form_fields', [$this, 'printAddField']);
            add_action($taxonomy . '_edit_form_fields', [$this, 'printEditField']);
            add_action('created_' . $taxonomy, [$this, 'save']);
            add_action('edited_' . $taxonomy, [$this, 'save']);
        }
    }

    public function printAddField(): void
    {
        ?>
        <div class="form-field">
            <label for="<?php echo esc_attr(self::FIELD); ?>"><?php esc_html_e('Sort order', 'courant-desk'); ?></label>
            <?php self::printInput(''); ?>
        </div>
        <?php
    }

    public function printEditField(WP_Term $term): void
    {
        $order = get_term_meta($term->term_id, SpecificationTaxonomies::ORDER_META, true);
        ?>
        <tr class="form-field">
            <th scope="row"><label for="<?php echo esc_attr(self::FIELD); ?>"><?php
                esc_html_e('Sort order', 'courant-desk');
            ?></label></th>
            <td><?php self::printInput(is_numeric($order) && (int) $order > 0 ? (string) (int) $order : ''); ?></td>
        </tr>
        <?php
    }

    public function save(int $id): void
    {
        $request = TermFormRequest::forField(self::FIELD, $id);
        if ($request === null) {
            return;
        }
        $order = $request->int(self::FIELD);
        $order > 0
            ? update_term_meta($id, SpecificationTaxonomies::ORDER_META, $order)
            : delete_term_meta($id, SpecificationTaxonomies::ORDER_META);
    }

    private static function printInput(string $value): void
    {
        ?>
        <input
            type="number" min="0" step="1" value="<?php
                echo esc_attr($value);
            ?>" aria-describedby="<?php echo esc_attr(self::FIELD); ?>-help"
            id="<?php echo esc_attr(self::FIELD); ?>" name="<?php echo esc_attr(self::FIELD); ?>"
        >
        <p class="description" id="<?php echo esc_attr(self::FIELD); ?>-help">
            <?php esc_html_e('Lower numbers are listed first. Terms without a number follow in alphabetical order.', 'courant-desk'); ?>
        </p>
        <?php
    }
}
