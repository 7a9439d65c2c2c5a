<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use Opis\JsonSchema\Validator;

/** Data printed for scripts matches the schemas in `plugin/schema`. */
final class ListingScriptDataTest extends ListingCase
{
    private const SCHEMAS = __DIR__ . '/../../../../plugin/schema/';

    public function testPageConfigAndBlockStateMatchTheirSchemas(): void
    {
        $this->openings(3);
        $this->listing('[awsmjobs listings="2"]');
        foreach ([[], ['jq' => 'opening', 'job__category_spec' => 'sales', 'paged' => '2']] as $query) {
            $html = $this->page($query)->body;
            $state = self::all($html, '//div[@data-island="listings"]')[0]->getAttribute('data-query');
            preg_match('/var courantDesk = (\{.*\});/', $html, $printed);
            $config = json_decode($printed[1] ?? 'null');

            self::assertIsObject($config);
            self::assertTrue($this->isValid('listing-state', json_decode($state)), $state);
            self::assertTrue($this->isValid('page-config', $config->config ?? null), $printed[1] ?? '');
        }
    }

    public function testPrintsTheWpJobOpeningsScriptData(): void
    {
        $this->listing('[awsmjobs]');

        preg_match('/var awsmJobsPublic = (\{.*\});/', $this->page(['jq' => 'night editor'])->body, $printed);
        $object = json_decode($printed[1] ?? 'null', true);

        self::assertIsArray($object);
        self::assertSame('night editor', $object['is_search']);
        self::assertSame(['search' => true, 'spec' => true, 'pagination' => true], $object['deep_linking']);
        self::assertArrayHasKey('is_tax_archive', $object);
        self::assertArrayHasKey('is_homepage', $object);
        self::assertSame(['selectric' => false, 'jquery_validation' => true], $object['vendors']);
        self::assertIsArray($object['i18n']);
        self::assertSame('Loading…', $object['i18n']['loading_text']);
    }

    /** Scripts written for WP Job Openings read the object on every page. */
    public function testWpJobOpeningsScriptDataHasTheSameKeysOnEveryPage(): void
    {
        $opening = $this->post(['type' => 'awsm_job_openings', 'title' => 'Night editor']);
        $this->listing('[awsmjobs]');
        $shapes = [];
        foreach (['/', get_permalink($opening)] as $page) {
            preg_match('/var awsmJobsPublic = (\{.*\});/', $this->http('GET', $page)->body, $printed);
            $shapes[$page] = self::shape(json_decode($printed[1] ?? 'null', true));
        }
        preg_match('/var awsmJobsPublic = (\{.*\});/', $this->page()->body, $printed);

        $shape = self::shape(json_decode($printed[1] ?? 'null', true));
        self::assertSame([$shape, $shape], array_values($shapes));
        self::assertSame([], array_diff(['job_id', 'block_nonce', 'view_count_nonce'], $shape));
        self::assertContains('wp_max_upload_size', $shape);
        self::assertContains('i18n.form_error_msg.file_validation', $shape);
        self::assertContains('vendors.jquery_validation', $shape);
    }

    public function testPrintsTheObjectForScriptsOfRecaptcha(): void
    {
        $opening = $this->post(['type' => 'awsm_job_openings', 'title' => 'Night editor']);
        update_option('courant_protection', [
            'captcha' => 'recaptcha-v3', 'site_key' => 'site-1', 'secret_key' => 'secret-1',
            'captcha_message' => 'Retry.',
        ]);
        preg_match('/var awsmJobsRecaptcha = (\{.*\});/', $this->http('GET', get_permalink($opening))->body, $printed);

        self::assertSame(
            ['site_key' => 'site-1', 'action' => 'applicationform', 'type' => 'v3', 'error_msg' => 'Retry.'],
            json_decode($printed[1] ?? 'null', true),
        );
    }

    /** @return list<string> the keys of all leaves, sorted */
    private static function shape(mixed $object, string $before = ''): array
    {
        $keys = [];
        foreach (is_array($object) ? $object : [] as $key => $value) {
            $keys = [...$keys, ...(is_array($value) ? self::shape($value, "$before$key.") : [$before . $key])];
        }
        sort($keys);

        return $keys;
    }

    private function isValid(string $schema, mixed $data): bool
    {
        $definition = json_decode((string) file_get_contents(self::SCHEMAS . $schema . '.json'));

        return is_object($definition) && (new Validator())->validate($data, $definition)->isValid();
    }
}
