<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Domain;

/** The forms that owners built. A version once used never changes, so an application keeps the form it was made with. */
interface FormLibrary
{
    /** The present version; null when there is no such form (any more). */
    public function find(int $id): ?FormDefinition;

    /** A certain version, also of a form that was removed. */
    public function version(int $id, int $version): ?FormDefinition;

    /** @return list<FormDefinition> by title */
    public function all(): array;

    /**
     * Stores a form: fields that differ from the last version's become a new version.
     *
     * @param FormDefinition $form with the id and version that it was made from; id 0 for a new one
     * @return FormDefinition|null null when somebody else has stored another version meanwhile
     */
    public function save(FormDefinition $form): ?FormDefinition;

    /** No opening uses it any more; applications that were made with it still show it. */
    public function remove(int $id): void;

    /** The form of openings that name none; 0 for the usual one. */
    public function standard(): int;

    public function makeStandard(int $id): void;
}
