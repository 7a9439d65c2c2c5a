<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Stores forms of the form builder for other modules. */
interface FormWriter
{
    /**
     * Stores a form. A new name or changed fields create a new version.
     *
     * @param FormDefinition $form with the id and version that was edited; id 0 for a new form
     * @return FormDefinition|null null when another user has stored a newer version
     */
    public function save(FormDefinition $form): ?FormDefinition;

    /** Returns the ID of the form for openings without a selected form; 0 for the standard form. */
    public function defaultFormId(): int;

    public function setDefaultForm(int $id): void;
}
