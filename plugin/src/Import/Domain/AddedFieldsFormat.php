<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

use CourantDesk\Openings\Domain\OpeningField;
use SimpleXMLElement;

/** Adds the values of opening fields of other plugins to the rows of an XML format, by their import names. */
final class AddedFieldsFormat implements XmlFormat
{
    /** @param list<OpeningField> $fields */
    public function __construct(private readonly XmlFormat $format, private readonly array $fields)
    {
    }

    public function name(): string
    {
        return $this->format->name();
    }

    public function extensions(): array
    {
        return $this->format->extensions();
    }

    public function elementName(): string
    {
        return $this->format->elementName();
    }

    public function issuedElementName(): string
    {
        return $this->format->issuedElementName();
    }

    public function parse(SimpleXMLElement $element, string $issuedAt): ?ImportRow
    {
        $row = $this->format->parse($element, $issuedAt);
        $texts = new XmlTextReader($element);
        $values = [];
        foreach ($this->fields as $field) {
            foreach ($field->importNames() as $name) {
                $text = $texts->first($name);
                if ($text !== '') {
                    $values[$field->key()] = $field->parseImport($text);
                    break;
                }
            }
        }

        return $row?->withValues($values);
    }
}
