<?php

declare(strict_types=1);

namespace CourantDesk\Applications\Wp;

use CourantDesk\Applications\Domain\Answered;
use CourantDesk\Applications\Domain\FormDefinition;

/** What an applicant answered, in the order and under the labels of the form as it was then (Jobs contract 1.3). */
final class ApplicationAnswers
{
    /**
     * Of the fields that have no place of their own in the contract's meta.
     *
     * @return list<Answered>
     */
    public function custom(int $application): array
    {
        $stored = get_post_meta($application, 'awsm_applicant_custom_fields', true);
        $answers = [];
        foreach (is_array($stored) ? $stored : [] as $name => $field) {
            if (is_array($field) && is_scalar($field['value'] ?? null)) {
                $answers[] = new Answered(
                    (string) $name,
                    is_scalar($field['label'] ?? null) ? (string) $field['label'] : (string) $name,
                    is_scalar($field['type'] ?? null) ? (string) $field['type'] : 'text',
                    (string) $field['value'],
                    is_scalar($field['shown'] ?? null) ? (string) $field['shown'] : (string) $field['value'],
                );
            }
        }

        return $answers;
    }

    /** @return array<string, string> label => mail tag */
    public function tagsOf(int $application): array
    {
        $tags = [];
        foreach ($this->custom($application) as $answer) {
            // A brace in a label would look like a tag.
            $tags[strtr($answer->label, ['{' => '(', '}' => ')'])] = FormDefinition::tag($answer->name);
        }

        return $tags;
    }
}
