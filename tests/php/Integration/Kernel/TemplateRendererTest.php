<?php

declare(strict_types=1);

namespace CourantTests\Integration\Kernel;

use CourantDesk\Kernel\TemplateRenderer;
use CourantTests\Support\SiteTestCase;
use RuntimeException;

final class TemplateRendererTest extends SiteTestCase
{
    private string $folder = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->folder = sys_get_temp_dir() . '/courant-templates-' . bin2hex(random_bytes(5));
        foreach (['plugin/modules', 'parent/courant-desk/modules', 'child/courant-desk/modules'] as $path) {
            mkdir($this->folder . '/' . $path, 0777, true);
        }
        $this->write('plugin/modules/one', 'plugin: <?php echo esc_html($view->name); ?>');
        add_filter('template_directory', fn (): string => $this->folder . '/parent');
        add_filter('stylesheet_directory', fn (): string => $this->folder . '/child');
        $this->paths();
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        $this->paths();
    }

    public function testTheChildThemeOverridesTheParentThemeAndThePlugin(): void
    {
        self::assertSame('plugin: A &lt;b&gt;', $this->render('modules/one'));
        $this->write('parent/courant-desk/modules/one', 'parent');
        self::assertSame('parent', $this->render('modules/one'));
        $this->write('child/courant-desk/modules/one', 'child');
        self::assertSame('child', $this->render('modules/one'));
    }

    public function testAFilterMayReturnAnotherFileButNotAMissingOne(): void
    {
        $this->write('plugin/other', 'chosen');
        add_filter('courant_desk_template', fn (): string => $this->folder . '/plugin/other.php', 10);
        self::assertSame('chosen', $this->render('modules/one'));
        add_filter('courant_desk_template', fn (): string => $this->folder . '/nowhere.php', 11);
        self::assertSame('plugin: A &lt;b&gt;', $this->render('modules/one'));
    }

    public function testATemplateSeesOneVariable(): void
    {
        $this->write(
            'plugin/modules/seen',
            '<?php echo implode(",", array_diff(array_keys(get_defined_vars()), ["courantTemplate"])); ?>',
        );
        self::assertSame('view', $this->render('modules/seen'));
    }

    public function testAFailingTemplatePrintsNoPartialPage(): void
    {
        $this->write('plugin/modules/broken', 'half<?php ob_start(); throw new RuntimeException("no"); ?>');
        $level = ob_get_level();
        try {
            $this->render('modules/broken');
            self::fail('It must throw.');
        } catch (RuntimeException) {
            self::assertSame($level, ob_get_level());
        }
    }

    private function render(string $name): string
    {
        return (new TemplateRenderer($this->folder . '/plugin'))->render($name, (object) ['name' => 'A <b>']);
    }

    private function write(string $name, string $php): void
    {
        file_put_contents("$this->folder/$name.php", $php);
    }

    /** Resets the theme folders, which WordPress caches for a whole request. */
    private function paths(): void
    {
        if (function_exists('wp_set_template_globals')) {
            wp_set_template_globals();
        }
    }
}
