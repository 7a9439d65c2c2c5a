<?php

declare(strict_types=1);

namespace CourantTests\integration\Listings;

use Opis\JsonSchema\Validator;

/** What PHP prints for scripts is what `plugin/schema` says (design, decision 11). */
final class WhatIsPrintedFitsTheSchemasTest extends ListingCase
{
    private const SCHEMAS = __DIR__ . '/../../../../plugin/schema/';

    public function testThePageConfigurationAndTheStateOfABlock(): void
    {
        $this->openings(3);
        $this->listing('[awsmjobs listings="2"]');
        foreach ([[], ['jq' => 'opening', 'job__category_spec' => 'sales', 'paged' => '2']] as $query) {
            $html = $this->page($query)->body;
            $state = self::all($html, '//div[@data-island="listings"]')[0]->getAttribute('data-query');
            preg_match('/var courantDesk = (\{.*\});/', $html, $printed);
            $config = json_decode($printed[1] ?? 'null');

            self::assertIsObject($config);
            self::assertTrue($this->fits('listing-state', json_decode($state)), $state);
            self::assertTrue($this->fits('page-config', $config->config ?? null), $printed[1] ?? '');
        }
    }

    public function testTheContractsObjectIsThere(): void
    {
        $this->listing('[awsmjobs]');

        preg_match('/var awsmJobsPublic = (\{.*\});/', $this->page(['jq' => 'night editor'])->body, $printed);
        $object = json_decode($printed[1] ?? 'null', true);

        self::assertIsArray($object);
        self::assertSame('night editor', $object['is_search']);
        self::assertSame(['search' => true, 'spec' => true, 'pagination' => true], $object['deep_linking']);
        self::assertArrayHasKey('is_tax_archive', $object);
        self::assertArrayHasKey('is_homepage', $object);
        self::assertSame(['selectric' => false], $object['vendors']);
        self::assertSame(['loading_text' => 'Loading…'], $object['i18n']);
    }

    private function fits(string $schema, mixed $data): bool
    {
        $law = json_decode((string) file_get_contents(self::SCHEMAS . $schema . '.json'));

        return is_object($law) && (new Validator())->validate($data, $law)->isValid();
    }
}
