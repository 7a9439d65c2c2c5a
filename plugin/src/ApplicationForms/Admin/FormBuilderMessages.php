<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Admin;

use CourantDesk\Kernel\Violation;

/** Returns the messages of the form builder. Plain text, not escaped. */
final class FormBuilderMessages
{
    public function describe(Violation $violation): string
    {
        $label = (string) ($violation->facts['label'] ?? '');
        $label = $label === '' ? __('Field without a label', 'courant-desk') : '“' . $label . '”';

        return match ($violation->code) {
            'form.untitled' => __('Enter a name for the form.', 'courant-desk'),
            'form.lacks' => __('Add a name field and an email field. Every form needs both.', 'courant-desk'),
            'form.twice' => sprintf(
                /* translators: %s: label of a field */
                __('%s: The form contains this field twice. Remove one of them.', 'courant-desk'),
                $label,
            ),
            'form.unlabelled' => __('Enter a label for every field, and a title for every step.', 'courant-desk'),
            /* translators: %s: label of a field */
            'form.choiceless' => sprintf(__('%s: Enter choices for this field.', 'courant-desk'), $label),
            'form.bounds',
            /* translators: %s: label of a field */
            'form.lengths' => sprintf(__('%s: The maximum is smaller than the minimum.', 'courant-desk'), $label),
            'form.condition_below' => sprintf(
                /* translators: %s: label of a field */
                __('%s: Move the field of the condition above this field.', 'courant-desk'),
                $label,
            ),
            default => __('The form could not be saved. Check the fields and try again.', 'courant-desk'),
        };
    }
}
