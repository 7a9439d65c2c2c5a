<?php

declare(strict_types=1);

namespace CourantDesk\Applications\View;

use CourantDesk\Kernel\Html;

/** A form in the frame of the form builder. */
final class FormPreviewView
{
    public readonly Html $form;

    /** @param string $form what the template applications/form printed */
    public function __construct(string $form)
    {
        $this->form = new Html($form);
    }
}
