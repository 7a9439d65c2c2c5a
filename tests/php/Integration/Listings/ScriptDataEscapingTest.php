<?php

declare(strict_types=1);

namespace CourantTests\Integration\Listings;

use PHPUnit\Framework\Attributes\Group;

/** Search text must not end script elements, in WordPress versions with and without their own escaping. */
#[Group('each-version')]
final class ScriptDataEscapingTest extends ListingCase
{
    private const HOSTILE = '<!--<script>"\'&</script>]]>';

    public function testScriptElementsContainNoMarkupFromTheUrl(): void
    {
        $this->openings(2);
        $this->listing('[awsmjobs]');
        // Other plugins can add query parameters to the script data.
        $name = WP_CONTENT_DIR . '/mu-plugins/print-url.php';
        file_put_contents($name, "<?php\nadd_filter('awsm_jobs_localized_script_data', static fn (array \$all): array => \$all + ['requested' => wp_unslash(\$_GET['jq'] ?? ''), 'deep' => ['requested' => wp_unslash(\$_GET['jq'] ?? '')]]);\n"
            . "add_filter('eztoc_localize_filter', static fn (array \$all): array => \$all + ['requested' => wp_unslash(\$_GET['jq'] ?? '')]);\n");
        try {
            $page = $this->page(['jq' => self::HOSTILE])->body;
        } finally {
            unlink($name);
        }

        self::assertStringContainsString('"deep":{"requested":"\u003C!--\u003Cscript\u003E', $page);
        preg_match_all('~<script\b[^>]*>(.*?)</script>~is', $page, $scripts);
        self::assertGreaterThan(3, count($scripts[1]));
        foreach ($scripts[1] as $script) {
            self::assertDoesNotMatchRegularExpression('~<!--|<script~i', $script);
        }
        self::assertStringContainsString('id="courant-desk-config-js-extra"', $page);
        self::assertStringEndsWith('</html>', rtrim($page));
    }

    public function testBlockStateContainsKnownKeysOnly(): void
    {
        $this->openings(2);
        $this->listing('[awsmjobs]');

        $page = $this->page([
            'jq' => 'x', '__proto__' => 'y', 'constructor' => 'z', 'job__evil_spec' => 'v',
            'awsm_job_spec' => ['__proto__' => '1', 'evil' => '2'], 'sort' => '<b>', 'facets' => ['x' => 1],
        ])->body;
        $state = json_decode(self::all($page, '//div[@data-query]')[0]->getAttribute('data-query'), true);

        self::assertIsArray($state);
        self::assertSame(['jq', 'specs', 'paged', 'total', 'facets'], array_keys($state));
        self::assertSame([], $state['specs']);
        self::assertSame(['job__category_spec', 'job__type_spec', 'job__location_spec', 'work_mode'], array_keys(
            (array) $state['facets']
        ));
    }
}
