<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Stores the forms from the form builder. A version never changes, so an application keeps the form that it was sent with. */
interface FormLibrary
{
    /** Returns the current version; null when the form does not exist or was deleted. */
    public function find(int $id): ?FormDefinition;

    /** Returns a specific version, also of a deleted form. */
    public function findVersion(int $id, int $version): ?FormDefinition;

    /**
     * Returns the current versions of all forms.
     *
     * @return list<FormDefinition> sorted by title
     */
    public function findAll(): array;

    /**
     * Stores a form. Changed fields create a new version.
     *
     * @param FormDefinition $form with the id and version that was edited; id 0 for a new form
     * @return FormDefinition|null null when another user has stored a newer version
     */
    public function save(FormDefinition $form): ?FormDefinition;

    /** Deletes a form, so that openings cannot use it any more. Applications that were sent with it still show it. */
    public function delete(int $id): void;

    /** Returns the form of openings that have no form selected; 0 for the standard form. */
    public function defaultFormId(): int;

    public function setDefaultForm(int $id): void;
}
