<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Fields;

use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\OpeningFields;

/** Lists the fields of openings, in the order of the editors (docs/how-to/opening-field.md). */
final class OpeningFieldRegistry implements OpeningFields
{
    /** @var list<OpeningField>|null */
    private ?array $builtIn = null;

    /** @return list<OpeningField> */
    public function builtIn(): array
    {
        return $this->builtIn ??= [
            new ClosingTimeField(),
            new ClosingVisibilityField(),
            new FilledField(),
            new FeaturedField(),
            new UnlistedField(),
            new ClosingEnabledField(),
            new ClosingDayField(),
            new PlacesField(),
            new WorkModeField(),
            new RemoteCountriesField(),
            new EmploymentTypesField(),
            new SalaryField(),
            new EducationField(),
            new ExperienceField(),
            new ExperienceSubstituteField(),
            new IdentifierField(),
            new HiringStepsField(),
            new BenefitsField(),
            new TeamField(),
            new TeamPhotoField(),
            new ContactNameField(),
            new ContactRoleField(),
            new ContactEmailField(),
            new ContactPhoneField(),
            new NotificationCopiesField(),
        ];
    }

    public function all(): array
    {
        return [...$this->builtIn(), ...$this->added()];
    }

    public function withValues(): array
    {
        return [
            ...array_values(array_filter(
                $this->builtIn(),
                static fn (OpeningField $field): bool => $field instanceof PageField
                    || $field instanceof NotificationCopiesField,
            )),
            ...$this->added(),
        ];
    }

    public function added(): array
    {
        if (!has_filter('courant_desk_opening_fields')) {
            return [];
        }
        /**
         * Filters the fields of openings. Fields can be added, but those of Courant Desk cannot be removed. The
         * callback must be added before `init`.
         *
         * @since 0.1.0
         *
         * @param list<OpeningField> $fields objects of subclasses of OpeningField; each has a separate meta key
         */
        $added = apply_filters('courant_desk_opening_fields', $this->builtIn());
        $known = array_fill_keys(
            array_map(static fn (OpeningField $field): string => $field->key(), $this->builtIn()),
            true,
        );
        $fields = [];
        foreach (is_array($added) ? $added : [] as $field) {
            if ($field instanceof OpeningField && !isset($known[$field->key()])) {
                $known[$field->key()] = true;
                $fields[] = $field;
            }
        }

        return $fields;
    }
}
