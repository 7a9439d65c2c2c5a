<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Renders the preview of a form in the form builder. */
interface FormPreviewRenderer
{
    /**
     * Renders a form that may not be stored yet.
     *
     * @return string HTML of the form as on an opening's page
     */
    public function renderPreview(FormDefinition $form): string;
}
