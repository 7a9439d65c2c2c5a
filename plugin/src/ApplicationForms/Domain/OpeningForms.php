<?php

declare(strict_types=1);

namespace CourantDesk\ApplicationForms\Domain;

/** Finds the form and the apply method of an opening. */
interface OpeningForms
{
    public function forOpening(int $opening): FormDefinition;

    public function applyMethod(int $opening): ApplyMethod;

    /** Returns a form from the form builder as applicants would see it, with all filters applied. */
    public function withAppliedFilters(FormDefinition $built): FormDefinition;

    /** @return array{single_form: bool, job_id: int} attributes that the hooks of the form receive */
    public static function hookAttributes(int $opening): array;
}
