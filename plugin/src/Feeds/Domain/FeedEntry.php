<?php

declare(strict_types=1);

namespace CourantDesk\Feeds\Domain;

use CourantDesk\Openings\Domain\Opening;
use CourantDesk\Openings\Domain\OpeningField;
use CourantDesk\Openings\Domain\Term;
use DateTimeInterface;

/** Represents one opening of a feed. Text is not escaped. */
final class FeedEntry
{
    /**
     * @param string             $description safe HTML with a limited set of elements
     * @param list<OpeningField> $fields
     */
    public function __construct(
        public readonly Opening $opening,
        public readonly string $description,
        public readonly string $company,
        private readonly array $fields,
    ) {
    }

    public function reference(): string
    {
        return $this->opening->identifier !== '' ? $this->opening->identifier : (string) $this->opening->id;
    }

    /** @return list<string> names of the terms of one specification */
    public function terms(string $taxonomy): array
    {
        return array_map(static fn (Term $term): string => $term->name, $this->opening->terms[$taxonomy] ?? []);
    }

    /** @return array<string, string> elements of the fields in the XML feed: text by name */
    public function xmlElements(): array
    {
        return array_merge(
            ...array_map(fn (OpeningField $field): array => $field->xmlFeedElements($this->opening), $this->fields)
        );
    }

    /** @return array<string, mixed> the entry in JSON Feed 1.1 format, with additional fields under `_courant` */
    public function toArray(): array
    {
        $opening = $this->opening;
        $specs = [];
        foreach ($opening->terms as $taxonomy => $terms) {
            $specs[$taxonomy] = array_map(static fn (Term $term): string => $term->name, $terms);
        }

        return [
            'id' => $opening->url,
            'url' => $opening->url,
            'title' => $opening->title,
            'content_html' => $this->description,
            'date_published' => $opening->published->format(DateTimeInterface::ATOM),
            'tags' => array_values(array_unique(array_merge(...array_values($specs)))),
            '_courant' => array_filter(
                [
                    'reference' => $this->reference(),
                    'company' => $this->company,
                ] + $this->fieldValues() + ['specifications' => $specs],
                static fn (mixed $value): bool => $value !== null && $value !== [],
            ),
        ];
    }

    /** @return array<string, mixed> values of the fields in the JSON feed by name */
    private function fieldValues(): array
    {
        $values = [];
        foreach ($this->fields as $field) {
            if ($field->feedName() !== '') {
                $values[$field->feedName()] = $field->feedValue($this->opening);
            }
        }

        return $values;
    }
}
