<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Admin;

use CourantDesk\Kernel\Html;

/** View model of the form preview in the form builder. */
final class FormPreviewView
{
    public readonly Html $form;

    /** @param string $form HTML from the template applications/form */
    public function __construct(string $form)
    {
        $this->form = new Html($form);
    }
}
