<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\FieldControl;

/**
 * Represents fields of the classic editor that are shown together: a single field without a heading, or several fields
 * below one heading.
 */
final class OpeningFieldGroup
{
    /** @param non-empty-list<OpeningFieldView> $fields */
    public function __construct(
        private readonly TemplateRenderer $template,
        private readonly string $heading,
        private readonly array $fields,
    ) {
    }

    public function print(): void
    {
        if ($this->heading !== '') {
            printf('<fieldset><legend><strong>%s</strong></legend>', esc_html($this->heading));
        }
        foreach ($this->fields as $field) {
            $this->template->print(
                $field->control->type === FieldControl::CUSTOM ? $field->control->template : 'openings/field',
                $field,
            );
        }
        if ($this->heading !== '') {
            echo '</fieldset>';
        }
    }
}
