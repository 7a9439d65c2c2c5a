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
        $label = $label === '' ? __('a field without a label', 'courant-desk') : '“' . $label . '”';

        return match ($violation->code) {
            'form.untitled' => __('The form needs a name.', 'courant-desk'),
            'form.lacks' => __('The form must ask for name and e-mail address.', 'courant-desk'),
            /* translators: %s: label of a field */
            'form.twice' => sprintf(__('%s is there twice.', 'courant-desk'), $label),
            'form.unlabelled' => __('Every field needs a label.', 'courant-desk'),
            /* translators: %s: label of a field */
            'form.choiceless' => sprintf(__('%s needs choices.', 'courant-desk'), $label),
            /* translators: %s: label of a field */
            'form.bounds', 'form.lengths' => sprintf(__('%s has a least value above its greatest.', 'courant-desk'), $label),
            /* translators: %s: label of a field */
            'form.condition_below' => sprintf(__('%s depends on a field that does not stand above it.', 'courant-desk'), $label),
            default => __('This form cannot be stored.', 'courant-desk'),
        };
    }
}
