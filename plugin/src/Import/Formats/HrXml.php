<?php

declare(strict_types=1);

namespace CourantDesk\Import\Formats;

use CourantDesk\Import\Domain\ImportRow;
use CourantDesk\Import\Domain\XmlFormat;
use CourantDesk\Import\Domain\XmlTextReader;
use CourantDesk\Openings\Domain\Salary;
use SimpleXMLElement;

/** Parses USAJOBS HR-XML 3.1. */
final class HrXml implements XmlFormat
{
    private const SECTIONS = [
        '' => ['Overview', 'JobSummary'],
        'about' => ['Overview', 'AgencyMarketingStatement'],
        'key_requirements' => ['Overview', 'KeyRequirement'],
        'duties' => ['Duties', 'MajorDuties'],
        'qualifications' => ['QualificationsAndEvaluation', 'Qualifications'],
        'education' => ['QualificationsAndEvaluation', 'Education'],
        'requirements' => ['QualificationsAndEvaluation', 'Requirements'],
        'evaluation' => ['QualificationsAndEvaluation', 'Evaluations'],
        'how_to_apply' => ['HowToApplyInformation', 'HowToApply'],
        'documents' => ['HowToApplyInformation', 'RequiredDocuments'],
        'next' => ['HowToApplyInformation', 'WhatToExpectNext'],
        'benefits' => ['BenefitsAndOtherInformation', 'Benefits'],
        'other' => ['BenefitsAndOtherInformation', 'OtherInformation'],
    ];

    private const UNITS =
        ['PA' => 'YEAR', 'PM' => 'MONTH', 'PW' => 'WEEK', 'PD' => 'DAY', 'PH' => 'HOUR', 'BW' => 'WEEK'];

    public function name(): string
    {
        return 'USAJOBS HR-XML';
    }

    public function extensions(): array
    {
        return ['.xml'];
    }

    public function elementName(): string
    {
        return 'PositionOpening';
    }

    public function issuedElementName(): string
    {
        return 'CreationDateTime';
    }

    public function parse(SimpleXMLElement $element, string $issuedAt): ImportRow
    {
        $texts = new XmlTextReader($element);

        return new ImportRow(
            source: 'usajobs',
            id: $texts->all('DocumentID')[0] ?? $texts->first('PositionID'),
            reference: $texts->first('PositionID'),
            title: $texts->first('PositionTitle'),
            sections: $this->sections($texts),
            department: $texts->first('PositionOrganization', 'OrganizationName'),
            categories: $this->removeCodes($texts->all('JobCategoryCode')),
            types: [
                ...$this->removeCodes($texts->all('PositionScheduleTypeCode')),
                ...$this->removeCodes($texts->all('PositionOfferingTypeCode')),
            ],
            places: $texts->all('PositionLocation', 'LocationName'),
            opensAt: $texts->first('PositionPeriod', 'StartDate', 'FormattedDateTime'),
            closesAt: $texts->first('PositionPeriod', 'EndDate', 'FormattedDateTime'),
            issuedAt: $issuedAt,
            isActive: strtolower($texts->first('PositionOpeningStatusCode')) !== 'inactive',
            salary: Salary::fromArray([
                'min' => $texts->first('RemunerationMinimumAmount'),
                'max' => $texts->first('RemunerationMaximumAmount'),
                'currency' => $texts->attribute('RemunerationMinimumAmount', 'currencyID'),
                'unit' => self::UNITS[$texts->first('RemunerationRateIntervalCode')] ?? '',
            ]),
        );
    }

    /** @return array<string, string> */
    private function sections(XmlTextReader $texts): array
    {
        $sections = [];
        foreach (self::SECTIONS as $heading => $path) {
            $sections[$heading] = $heading === 'key_requirements'
                ? $this->toHtmlList($texts->all(...$path))
                : $texts->first(...$path);
        }

        return array_filter($sections, static fn (string $html): bool => $html !== '');
    }

    /** @param list<string> $items plain text */
    private function toHtmlList(array $items): string
    {
        $list = array_map(static fn (string $item): string => '<li>' . htmlspecialchars($item) . '</li>', $items);

        return $list === [] ? '' : '<ul>' . implode('', $list) . '</ul>';
    }

    /**
     * Removes codes: `0602-Medical Officer` becomes `Medical Officer`.
     *
     * @param list<string> $codes
     * @return list<string>
     */
    private function removeCodes(array $codes): array
    {
        return array_map(static fn (string $code): string => trim((string) preg_replace('/^\d+-/', '', $code)), $codes);
    }
}
