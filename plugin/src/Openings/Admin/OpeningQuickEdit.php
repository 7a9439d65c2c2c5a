<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\Assets;
use CourantDesk\Kernel\Request;
use CourantDesk\Openings\Domain\FieldControl;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;
use CourantDesk\Openings\Fields\OpeningFieldRegistry;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/**
 * Adds fields of openings to WordPress's quick edit and bulk edit. Fields with the choice "No change" keep their
 * values.
 */
final class OpeningQuickEdit
{
    private const NONCE = 'courant_quick_nonce';
    private const ACTION = 'courant_quick_edit';

    /** WordPress prints quick edit fields once for each column. All fields of this plugin are printed with this one. */
    private const COLUMN = 'courant_closing';

    /** @param array<string, ClosingQuickEdit> $controls by meta key, for fields that need a separate control */
    public function __construct(
        private readonly Assets $assets,
        private readonly array $controls,
        private readonly OpeningFields $fields = new OpeningFieldRegistry(),
    ) {
    }

    public function enqueueScript(string $screen): void
    {
        if ($screen === 'edit.php' && get_current_screen()?->post_type === OpeningPostType::NAME) {
            $this->assets->enqueueAdminScript('openings-list');
        }
    }

    public function printQuickEditFields(string $column, string $type): void
    {
        if ($column === self::COLUMN && $type === OpeningPostType::NAME) {
            $this->printFields(false);
        }
    }

    public function printBulkEditFields(string $column, string $type): void
    {
        if ($column === self::COLUMN && $type === OpeningPostType::NAME) {
            $this->printFields(true);
        }
    }

    /** Prints the values that quick edit fills into its fields. */
    public function printInlineData(WP_Post $post): void
    {
        if ($post->post_type !== OpeningPostType::NAME) {
            return;
        }
        foreach ($this->quickEditFields() as $key => $field) {
            $stored = get_post_meta($post->ID, $key, true);
            $value = match (true) {
                isset($this->controls[$key]) => $this->controls[$key]->currentValue($post->ID),
                $field->control()?->type === FieldControl::CHECKBOX => $stored === $field->control()->onValue
                    ? '1'
                    : '0',
                default => is_scalar($stored) ? (string) $stored : '',
            };
            printf('<div class="%s">%s</div>', esc_attr($key), esc_html($value));
        }
    }

    public function save(int $id): void
    {
        $request = Request::fromGlobals();
        $sent = $request->text(self::NONCE);
        if ($sent === '' || wp_verify_nonce($sent, self::ACTION) === false || !current_user_can('edit_post', $id)) {
            return;
        }
        foreach ($this->quickEditFields() as $key => $field) {
            if (isset($this->controls[$key])) {
                $this->controls[$key]->save($id, $request);
                continue;
            }
            $name = self::inputName($key);
            $entered = $request->text($name);
            $isCheckbox = $field->control()?->type === FieldControl::CHECKBOX;
            // In bulk edit, and for checkboxes, an empty value means no change.
            if (!$request->has($name) || ($entered === '' && ($isCheckbox || $request->has('bulk_edit')))) {
                continue;
            }
            $value = $isCheckbox ? ($entered === '1' ? $field->control()->onValue : '') : $field->sanitize($entered);
            update_post_meta($id, $key, wp_slash($value));
        }
    }

    private function printFields(bool $isBulk): void
    {
        echo '<fieldset class="inline-edit-col-right"><div class="inline-edit-col">';
        wp_nonce_field(self::ACTION, self::NONCE, false);
        foreach ($this->quickEditFields() as $key => $field) {
            if (isset($this->controls[$key])) {
                $this->controls[$key]->print();
            } elseif ($field->control() !== null) {
                $this->printField($field, $field->control(), $isBulk);
            }
        }
        echo '</div></fieldset>';
    }

    private function printField(OpeningField $field, FieldControl $control, bool $isBulk): void
    {
        $choices = match ($control->type) {
            FieldControl::CHECKBOX => ['0' => __('No', 'courant-desk'), '1' => __('Yes', 'courant-desk')],
            FieldControl::SELECT => ($isBulk ? [] : ['' => $control->emptyLabel]) + $control->choices,
            default => [],
        };
        ?>
        <label><span class="title"><?php echo esc_html($field->label()); ?></span>
            <?php if ($choices === []) : ?>
                <input type="<?php echo esc_attr($control->type); ?>" name="<?php
                    echo esc_attr(self::inputName($field->key()));
                ?>" value="" data-courant-field="<?php echo esc_attr($field->key()); ?>">
            <?php else : ?>
                <select name="<?php
                    echo esc_attr(self::inputName($field->key()));
                ?>" data-courant-field="<?php echo esc_attr($field->key()); ?>">
                    <?php if ($isBulk) : ?>
                        <option value=""><?php esc_html_e('— No change —', 'courant-desk'); ?></option>
                    <?php endif; ?>
                    <?php foreach ($choices as $value => $label) : ?>
                        <option value="<?php echo esc_attr((string) $value); ?>"><?php
                            echo esc_html($label);
                        ?></option>
                    <?php endforeach; ?>
                </select>
            <?php endif; ?>
        </label>
        <?php
    }

    private static function inputName(string $key): string
    {
        return "courant_quick_$key";
    }

    /**
     * @return array<string, OpeningField> by meta key; fields whose control quick edit does not support are omitted
     */
    private function quickEditFields(): array
    {
        $fields = [];
        foreach ($this->fields->all() as $field) {
            $isSimple = in_array($field->control()?->type, [
                FieldControl::TEXT, FieldControl::NUMBER, FieldControl::DATE, FieldControl::SELECT,
                FieldControl::CHECKBOX,
            ], true);
            if ($field->isInQuickEdit() && ($isSimple || isset($this->controls[$field->key()]))) {
                $fields[$field->key()] = $field;
            }
        }

        return $fields;
    }
}
